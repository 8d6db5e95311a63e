import { z } from "zod";

import { isEan } from "./ean";
import { isWrittenInstant } from "./rows/importedInstant";

/** The fields of a catalogue's files that know the shop's nouns. The plain ones are in platform/rowFields.ts. */

/** Variant ids are 1000 × product id + 1 to 999, and a database's integers end at 2,147,483,647. */
export const highestProductId = 2_147_482;

export const productId = z.number().int().min(1).max(highestProductId);
export const categoryId = z.number().int().min(1).max(2_147_483_647);

export const ean = z.string().refine(isEan, "must be 13 digits of which the last one is the right check digit");

export const writtenInstant = z
  .string()
  .refine(isWrittenInstant, 'must be a day such as "2026-11-01" or days before now such as "-12d"');
