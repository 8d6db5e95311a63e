import { z } from "zod";
import { importedName } from "../pictures/importedName";
import { unknownReference } from "./characterReferences";
import { pageTextError, richTextError } from "./richText";

/** This file has the fields of an operator's rows that stand in addresses and on pages. */

export const maxSlugLength = 120;

export const slug = z
  .string()
  .max(maxSlugLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters a-z and digits, in words joined by hyphens");

/** A picture's name has at most 110 characters as it comes in, and nine more (`storePicture`) once it is stored. */
export const pictureFile = z
  .string()
  .max(119)
  .regex(
    /^[a-z0-9]+(?:[._-][a-z0-9]+)*\.(?:webp|jpg|jpeg|png)$/,
    "must be a file name such as bunda-cerna.webp, in small letters, ending in webp, jpg, jpeg or png",
  )
  .refine((name) => importedName(name).length <= 110, "must have at most 110 characters");

/** HTML with the elements that `richTextError` allows, at most 20,000 characters. */
export const richText = htmlText(richTextError);

/** HTML with the elements that `pageTextError` allows, whose character references must also be printable. */
export const pageText = htmlText((html) => pageTextError(html) ?? referenceError(html));

function referenceError(html: string): string | undefined {
  const unknown = unknownReference(html);
  return unknown && `must not hold ${unknown.slice(0, 40)}: write the character itself`;
}

function htmlText(check: (html: string) => string | undefined) {
  return z
    .string()
    .trim()
    .max(20_000)
    .refine((html) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(html), "must not hold control characters")
    .superRefine((html, context) => {
      const message = check(html);
      if (message) context.addIssue({ code: "custom", message });
    });
}
