import { z } from "@hono/zod-openapi";

import { productAddress } from "~/addresses";
import { activeLabels, labels } from "~/features/products/activeLabels";
import { chargedNet } from "~/features/products/price/price";
import { isSaleOn } from "~/features/products/price/schedule";
import { type ProductApiRow, readProductApiRows } from "~/features/products/productApiRow.queries.server";
import { byApiName, productTexts } from "~/features/products/productTexts";
import { garmentMeasures, lengthsBySize } from "~/features/sizes/garmentMeasures";
import { parseLengths } from "~/features/sizes/garmentMeasures.queries.server";
import { recordOf } from "~/platform/closedSets";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { minorAmount } from "./shapes";

const net = z.number().openapi({ description: "Without VAT, up to 4 decimals" });
const category = z.object({ id: z.number().int(), name: z.string(), slug: z.string() });

export const productFields = {
  id: z.number().int(),
  code: z.string(),
  brand: z.string(),
  name: z.string(),
  slug: z.string(),
  url: z.string().openapi({ description: "Path of its page" }),
  ...byApiName((id) =>
    productTexts[id].format === "richText" ? z.string().openapi({ description: "HTML" }) : z.string(),
  ),
  images: z.array(z.object({ id: z.number().int(), image: z.string() })),
  main_image: z.string().nullable().openapi({ description: "A file under /img/product/thumb/ and /img/product/big/" }),
  default_category: category.nullable(),
  categories: z.array(category),
  price: net,
  price_sale: net.nullable(),
  price_eur: net.nullable(),
  price_eur_sale: net.nullable(),
  is_price_sale_active: z.boolean(),
  has_variants: z.boolean(),
  min_price: net,
  min_price_eur: net.nullable(),
  tax_rate: z.object({ rate: z.number().openapi({ description: "Percent, of the shop version asked for" }) }),
  price_tax_incl: minorAmount,
  struck_price_tax_incl: minorAmount.nullable(),
  labels: z.array(z.enum(labels)),
  availability: z.enum(["online", "store", "none"]),
  allows_message: z.boolean(),
  measures: z
    .array(z.object({ size: z.string(), ...recordOf(garmentMeasures, () => z.number().optional()) }))
    .openapi({ description: "What each size measures, lying flat, in centimetres" }),
};

export const productShape = z.object(productFields).openapi("Product");
export type ApiProduct = z.infer<typeof productShape>;

/** Returns products in the order of the ids, without those that the shop version does not sell. */
export async function readApiProducts(
  { db, now }: Pick<World, "db" | "now">,
  locale: Locale,
  ids: readonly number[],
): Promise<ApiProduct[]> {
  const rows = await readProductApiRows(db, locale, ids);
  return rows.map((row) => toApiProduct(row, locale, now()));
}

function toApiProduct(row: ProductApiRow, locale: Locale, now: number): ApiProduct {
  const { id, code, brand, name, slug, availability, categories } = row;
  const defaultCategory = categories.find((category) => category.id === row.defaultCategoryId) ?? null;
  const labelFlags = { isBestseller: row.isBestseller === 1, isGoodPrice: row.isGoodPrice === 1 };
  return {
    id,
    code,
    brand,
    name,
    slug,
    availability,
    categories,
    url: productAddress(locale, { id, slug, categorySlug: defaultCategory?.slug ?? null }),
    ...byApiName((id) => row[id]),
    images: row.pictures.map((picture) => ({ id: picture.id, image: picture.file })),
    main_image: row.mainPicture,
    default_category: defaultCategory,
    ...pricesOf(row, now),
    has_variants: row.variants.length > 1,
    tax_rate: { rate: row.taxBasisPoints / 100 },
    price_tax_incl: row.grossMinor,
    struck_price_tax_incl: row.struckMinor,
    labels: activeLabels({ publishedAt: row.publishedAt, struckMinor: row.struckMinor, ...labelFlags }, now),
    allows_message: row.allowsMessage === 1,
    measures: lengthsBySize(parseLengths(row.lengths)).map(({ size, lengths }) => ({ size, ...lengths })),
  };
}

/** Returns the prices of a product, without those of a sale that has not begun yet or is over. */
function pricesOf({ regularNet, regularEurNet, isSaleActive, variants, ...row }: ProductApiRow, now: number) {
  const isPlanned = isSaleActive === 1;
  const isActive = isSaleOn({ ...row, isSaleActive: isPlanned }, now);
  const [saleNet, saleEurNet] = isPlanned && !isActive ? [null, null] : [row.saleNet, row.saleEurNet];
  const offered = variants.some(({ onHand }) => onHand > 0) ? variants.filter(({ onHand }) => onHand > 0) : variants;
  const least = (surcharges: number[]) => (surcharges.length > 0 ? Math.min(...surcharges) : 0);
  const czech = least(offered.map(({ surchargeNet }) => surchargeNet));
  const euro = least(offered.map(({ surchargeEurNet }) => surchargeEurNet));
  const eur = regularEurNet === null ? null : chargedNet({ regularNet: regularEurNet, saleNet: saleEurNet }, isActive);
  return {
    price: inUnits(regularNet),
    price_sale: saleNet === null ? null : inUnits(saleNet),
    price_eur: regularEurNet === null ? null : inUnits(regularEurNet),
    price_eur_sale: saleEurNet === null ? null : inUnits(saleEurNet),
    is_price_sale_active: isActive,
    min_price: inUnits(chargedNet({ regularNet, saleNet }, isActive) + czech),
    min_price_eur: eur === null ? null : inUnits(eur + euro),
  };
}

/** Converts a net price, which is stored in 1/10000 of the currency's unit. */
function inUnits(net: number): number {
  return net / 10_000;
}
