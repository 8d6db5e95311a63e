import { z } from "zod";

import { isEan } from "./ean";
import { isImportedInstant } from "./rows/importedInstant";

/** Fields of catalog files that are specific to the shop. The generic ones are in platform/text/rowFields.ts. */

/** Variant ids are 1000 × product id + 1 to 999, and a database integer is at most 2,147,483,647. */
export const maxProductId = 2_147_482;

export const productId = z.number().int().min(1).max(maxProductId);
export const categoryId = z.number().int().min(1).max(2_147_483_647);

export const ean = z.string().refine(isEan, "must be 13 digits of which the last one is the right check digit");

export const importedInstant = z
  .string()
  .refine(isImportedInstant, 'must be a day such as "2026-11-01" or days before now such as "-12d"');
