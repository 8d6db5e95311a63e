import { z } from "zod";

import { pageTextComplaint, richTextComplaint } from "./richText";

/** The fields of an operator's rows that stand in addresses and on pages. */

export const longestSlug = 120;

export const slug = z
  .string()
  .max(longestSlug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters a-z and digits, in words joined by hyphens");

export const pictureFile = z
  .string()
  .max(100)
  .regex(
    /^[a-z0-9]+(?:[._-][a-z0-9]+)*\.(?:webp|jpg|jpeg|png)$/,
    "must be a file name such as bunda-cerna.webp, in small letters, ending in webp, jpg, jpeg or png",
  );

/** HTML of the short list in richText.ts, at most 20,000 characters. */
export const richText = htmlText(richTextComplaint);

/** HTML of the longer list, with headings, tables and links. */
export const pageText = htmlText(pageTextComplaint);

function htmlText(complaintAbout: (html: string) => string | undefined) {
  return z
    .string()
    .trim()
    .max(20_000)
    .refine((html) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(html), "must not hold control characters")
    .superRefine((html, context) => {
      const message = complaintAbout(html);
      if (message) context.addIssue({ code: "custom", message });
    });
}
