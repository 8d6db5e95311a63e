import { z } from "zod";

import { parseAmount } from "~/features/money/money";

import { isEan } from "./ean";
import { richTextComplaint } from "./richText";
import { longestSlug } from "./slug";
import { isWrittenInstant } from "./writtenInstant";

/** The fields of a catalogue's files that know the shop's nouns. The plain ones are in platform/rowFields.ts. */

/** Variant ids are 1000 × product id + 1 to 999, and a database's integers end at 2,147,483,647. */
export const highestProductId = 2_147_482;

export const productId = z.number().int().min(1).max(highestProductId);
export const categoryId = z.number().int().min(1).max(2_147_483_647);

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

export const ean = z.string().refine(isEan, "must be 13 digits of which the last one is the right check digit");

/** HTML of the short list in richText.ts, at most 20,000 characters. */
export const richText = z
  .string()
  .trim()
  .max(20_000)
  .refine((html) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(html), "must not hold control characters")
  .superRefine((html, context) => {
    const message = richTextComplaint(html);
    if (message) context.addIssue({ code: "custom", message });
  });

/** With VAT, written as text, read as whole crowns. */
export const crowns = amount(0, 1, 9_999_999, 'an amount such as "12990", in whole crowns, from 1 to 9999999');

/** With VAT, written as text, read as cents. */
export const euros = amount(2, 0, 99_999_999, 'an amount such as "519.90", in euros, from 0 to 999999.99');

export const surchargeCrowns = amount(0, 0, 9_999_999, 'an amount such as "500", in whole crowns, from 0 to 9999999');

function amount(decimals: number, lowest: number, highest: number, description: string) {
  const read = (text: string) => {
    const minor = parseAmount(text, decimals);
    return minor !== undefined && minor >= lowest && minor <= highest ? minor : undefined;
  };
  return z
    .string()
    .refine((text) => read(text) !== undefined, `must be ${description}`)
    .transform((text) => read(text) ?? 0);
}

export const writtenInstant = z
  .string()
  .refine(isWrittenInstant, 'must be a day such as "2026-11-01" or days before now such as "-12d"');
