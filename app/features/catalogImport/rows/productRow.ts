import { z } from "zod";

import { crowns, euros } from "~/features/money/amountFields";
import { slugOf } from "~/features/products/slug";
import { identifier, inBothLocales, isWithoutRepeats, position, textLine } from "~/platform/text/rowFields";
import { pictureFile, richText, slug } from "~/platform/text/textFields";
import { categoryId, productId, writtenInstant } from "../catalogFields";
import { complaintsAbout } from "./productRules";
import { variantRow } from "./variantRow";

/**
 * A price with VAT in each shop version: `cs` in crowns, `sk` in cents. Null in `sk` means that the product is not sold
 * there, which a file says by leaving `eur` out or by 0 (decision 40).
 */
export type GrossPair = { cs: number; sk: number | null };

const amounts = { czk: crowns, eur: euros.optional() };
const price = z.strictObject(amounts).transform(({ czk, eur }): GrossPair => ({ cs: czk, sk: eur || null }));

const sale = z
  .strictObject({ active: z.boolean(), ...amounts })
  .transform(({ active, czk, eur }) => ({ isActive: active, price: { cs: czk, sk: eur || null } satisfies GrossPair }));

/** An earlier price, charged from then until the next one. */
const priceStep = z
  .strictObject({ from: writtenInstant, ...amounts })
  .transform(({ from, czk, eur }) => ({ from, price: { cs: czk, sk: eur || null } satisfies GrossPair }));

const picture = z.strictObject({ file: pictureFile, colour: identifier.optional() });

const attributeValues = z
  .union([identifier, z.array(identifier).min(1).max(50)], {
    errorMap: () => ({ message: "must be a value's id or a list of such ids" }),
  })
  .transform((values) => (typeof values === "string" ? [values] : values))
  .refine(isWithoutRepeats, "must name each value once");

/** A line of products.ndjson, as read; what its fields must be to each other is in productRules.ts. */
export const productRow = z
  .strictObject({
    id: productId,
    code: z
      .string()
      .max(40)
      .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, "must be letters a-z, digits and . _ / -"),
    kind: z.enum(["goods", "voucher"]),
    taxClass: identifier,
    brand: textLine(50),
    categories: z.array(categoryId).max(50).refine(isWithoutRepeats, "must name each category once"),
    defaultCategory: categoryId.nullable(),
    position,
    published: writtenInstant,
    name: inBothLocales(textLine(150)),
    slug: inBothLocales(slug).optional(),
    subtitle: inBothLocales(textLine(300, 0)),
    description: inBothLocales(richText),
    moreInfo: inBothLocales(richText),
    attributes: z.record(identifier, attributeValues),
    price,
    sale: sale.optional(),
    priceLog: z.array(priceStep).max(500).default([]),
    labels: z.array(z.enum(["goodPrice", "bestseller"])).refine(isWithoutRepeats, "must name each label once"),
    allowsMessage: z.boolean(),
    pictures: z.array(picture).max(99),
    variants: z.array(variantRow).min(1).max(500),
  })
  .transform((row) => ({ ...row, slug: row.slug ?? { cs: slugOf(row.name.cs), sk: slugOf(row.name.sk) } }))
  .superRefine((row, context) => {
    for (const { path, message } of complaintsAbout(row)) context.addIssue({ code: "custom", path, message });
  });

export type ProductRow = z.infer<typeof productRow>;
