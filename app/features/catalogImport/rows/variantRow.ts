import { z } from "zod";

import { euros, surchargeCrowns } from "~/features/money/amountFields";
import { identifier, textLine } from "~/platform/text/rowFields";

import { ean } from "../catalogFields";

/** Surcharges include VAT: `cs` is in crowns, `sk` in cents. */
const surcharge = z
  .strictObject({ czk: surchargeCrowns, eur: euros })
  .transform(({ czk, eur }) => ({ cs: czk, sk: eur }))
  .default({ czk: "0", eur: "0" });

/**
 * One of a product's `variants`. `stock` maps places to pieces; a place that is not named has none. A new variant needs
 * `stock`.
 */
export const variantRow = z.strictObject({
  sku: z
    .string()
    .max(60)
    .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, "must be letters a-z, digits and . _ / -"),
  ean: ean.optional(),
  colour: identifier.optional(),
  size: textLine(20, 0).default(""),
  surcharge,
  stock: z.record(identifier, z.number().int().min(0).max(100_000)).optional(),
});

export type VariantRow = z.infer<typeof variantRow>;
