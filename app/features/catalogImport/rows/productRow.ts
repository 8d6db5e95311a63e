import { z } from "zod";
import { labelColumns } from "~/features/catalogChanges/labelColumns";
import { crowns, euros } from "~/features/money/amountFields";
import { type ProductTextId, productTextIds, productTexts } from "~/features/products/productTexts";
import { slugify } from "~/features/products/slug";
import { garmentMeasures } from "~/features/sizes/garmentMeasures";
import { idsIn, recordOf } from "~/platform/closedSets";
import { beginning, ending, retiredRow } from "~/platform/text/momentFields";
import { identifier, inBothLocales, isWithoutRepeats, position, textLine } from "~/platform/text/rowFields";
import { pictureFile, richText, slug } from "~/platform/text/textFields";
import { categoryId, importedInstant, productId } from "../catalogFields";
import { chargedPrices } from "./chargedPrices";
import { findProductErrors } from "./productRules";
import { variantRow } from "./variantRow";

/**
 * A price with VAT in each shop version: `cs` in crowns, `sk` in cents. Null in `sk` means that the product is not sold
 * there, which a file expresses by leaving out `eur` or by 0 (decision 40).
 */
export type GrossPair = { cs: number; sk: number | null };

const amounts = { czk: crowns, eur: euros.optional() };
const price = z.strictObject(amounts).transform(({ czk, eur }): GrossPair => ({ cs: czk, sk: eur || null }));

/** The sale price in each shop version; null when there is none. */
export type SalePair = { cs: number | null; sk: number | null };

/** A sale. Without `from` or `to`, only `active` decides when it begins or ends. */
const sale = z
  .strictObject({
    active: z.boolean(),
    czk: crowns.optional(),
    eur: euros.optional(),
    from: beginning.optional(),
    to: ending.optional(),
  })
  .refine(({ czk, eur }) => czk !== undefined || eur, "must have czk, eur or both")
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, "must not end before it begins")
  .transform(({ active, czk, eur, from, to }) => ({
    isActive: active,
    price: { cs: czk ?? null, sk: eur || null } satisfies SalePair,
    fromAt: from ?? null,
    toAt: to ?? null,
  }));

/** Hides the product from `from` on, until `to` or until it is published. */
const hidden = z
  .strictObject({ from: beginning, to: ending.optional() })
  .refine(({ from, to }) => to === undefined || from < to, "must not end before it begins");

/** An earlier price, valid from `from` until the next one. */
const priceStep = z
  .strictObject({ from: importedInstant, ...amounts })
  .transform(({ from, czk, eur }) => ({ from, price: { cs: czk, sk: eur || null } satisfies GrossPair }));

const picture = z.strictObject({ file: pictureFile, colour: identifier.optional() });

const centimetres = z.number().min(0.5).max(300).multipleOf(0.5, "must be in whole or half centimetres");

/** Measures of one size, taken while the garment lies flat. */
const lengths = z
  .strictObject(recordOf(garmentMeasures, () => centimetres.optional()))
  .refine((given) => Object.keys(given).length > 0, "must have back, sleeve or chest");

const attributeValues = z
  .union([identifier, z.array(identifier).min(1).max(50)], {
    errorMap: () => ({ message: "must be a value's id or a list of such ids" }),
  })
  .transform((values) => (typeof values === "string" ? [values] : values))
  .refine(isWithoutRepeats, "must name each value once");

const textFormats = { line: textLine(300, 0), richText } satisfies Record<string, z.ZodType<string>>;

function textField(id: ProductTextId) {
  const { format, isRequired } = productTexts[id];
  const field = inBothLocales(textFormats[format]);
  return isRequired ? field : field.default({ cs: "", sk: "" });
}

/** A line of products.ndjson. Rules between its fields are in productRules.ts. */
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
    published: importedInstant,
    name: inBothLocales(textLine(150)),
    slug: inBothLocales(slug).optional(),
    ...recordOf(productTextIds, textField),
    attributes: z.record(identifier, attributeValues),
    measures: z.record(textLine(20), lengths).default({}),
    price,
    sale: sale.optional(),
    priceLog: z.array(priceStep).max(500).default([]),
    chargedPrices: chargedPrices.optional(),
    labels: z.array(z.enum(idsIn(labelColumns))).refine(isWithoutRepeats, "must name each label once"),
    allowsMessage: z.boolean(),
    hidden: hidden.optional(),
    retired: retiredRow.optional(),
    pictures: z.array(picture).max(99),
    variants: z.array(variantRow).min(1).max(500),
  })
  .transform((row) => ({ ...row, slug: row.slug ?? { cs: slugify(row.name.cs), sk: slugify(row.name.sk) } }))
  .superRefine((row, context) => {
    for (const { path, message } of findProductErrors(row)) context.addIssue({ code: "custom", path, message });
  });

export type ProductRow = z.infer<typeof productRow>;
