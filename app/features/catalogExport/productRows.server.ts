import type { Selectable } from "kysely";
import { givenTo } from "~/features/catalogChanges/labelColumns";
import { formatRowAmount } from "~/features/money/amountFields";
import { grossMinor } from "~/features/money/money";
import type { PriceContext } from "~/features/products/price/price";
import { readPriceContext } from "~/features/products/price/repriceProducts.server";
import { productTextIds, productTexts } from "~/features/products/productTexts";
import { lengthsBySize } from "~/features/sizes/garmentMeasures";
import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

import { type ProductTables, readProductTables } from "./productRows.queries.server";
import { groupBy, inLanguages, type RawRow, retirement, withoutEmpty } from "./rawRow";

/** Reads products of the shop as lines of products.ndjson, in the order of their ids; unknown ids are left out. */
export async function readProductRows(db: Db, ids: readonly number[]): Promise<RawRow[]> {
  const context = await readPriceContext(db);
  const tables = await readProductTables(db, ids);
  const parts = {
    texts: groupBy(tables.texts, byProduct),
    categories: groupBy(tables.categories, byProduct),
    attributes: groupBy(tables.attributes, byProduct),
    measures: groupBy(tables.measures, byProduct),
    pictures: groupBy(tables.pictures, byProduct),
    variants: groupBy(tables.variants, byProduct),
    stock: groupBy(tables.stock, ({ variant_id }) => variant_id),
    priceLog: groupBy(tables.priceLog, byProduct),
  };
  return tables.products.map((product) => rowOf(product, parts, context));
}

function byProduct({ product_id }: { product_id: number }): number {
  return product_id;
}

type Product = Selectable<Tables["product"]>;
type Of<Name extends keyof ProductTables> = (id: number) => ProductTables[Name];
type Parts = { [Name in Exclude<keyof ProductTables, "products">]: Of<Name> };

function rowOf(product: Product, parts: Parts, context: PriceContext): RawRow {
  const { id, code, kind, brand, position } = product;
  const texts = parts.texts(id);
  return {
    id,
    code,
    kind,
    taxClass: product.tax_class,
    brand,
    categories: parts.categories(id).map(({ category_id }) => category_id),
    defaultCategory: product.default_category_id,
    position,
    published: instant(product.published_at),
    name: inLanguages(texts, ({ name }) => name),
    slug: inLanguages(texts, ({ slug }) => slug),
    ...Object.fromEntries(
      productTextIds.map((text) => [text, inLanguages(texts, (row) => row[productTexts[text].column])]),
    ),
    attributes: attributesOf(parts.attributes(id)),
    measures: Object.fromEntries(lengthsBySize(parts.measures(id)).map(({ size, lengths }) => [size, lengths])),
    price: amounts(product, "regular", context),
    ...withoutEmpty({ sale: saleOf(product, context) }),
    chargedPrices: parts.priceLog(id).map(chargedPrice),
    labels: givenTo(product),
    allowsMessage: product.allows_message === 1,
    ...withoutEmpty({ hidden: span(product.hidden_from_at, product.hidden_to_at), retired: retirement(product) }),
    pictures: parts.pictures(id).map(({ file, colour_id }) => ({ file, ...(colour_id ? { colour: colour_id } : {}) })),
    variants: parts.variants(id).map((variant) => variantOf(product, variant, parts.stock(variant.id), context)),
  };
}

const columns = {
  regular: { cs: "price_net", sk: "price_eur_net" },
  sale: { cs: "price_sale_net", sk: "price_eur_sale_net" },
} as const;

function amounts(product: Product, kind: keyof typeof columns, context: PriceContext): RawRow {
  const amountIn = (locale: Locale) => gross(product, product[columns[kind][locale]], locale, context);
  return withoutEmpty({ czk: amountIn("cs"), eur: amountIn("sk") });
}

function gross(product: Product, net: number | null, locale: Locale, { taxRateOf, decimals }: PriceContext) {
  if (net === null) return undefined;
  return formatRowAmount(grossMinor(net, taxRateOf(product.tax_class, locale) ?? 0, decimals[locale]), locale);
}

function saleOf(product: Product, context: PriceContext): RawRow | undefined {
  if (product.price_sale_net === null && product.price_eur_sale_net === null) return undefined;
  const times = span(product.sale_from_at, product.sale_to_at) ?? {};
  return { active: product.is_sale_active === 1, ...amounts(product, "sale", context), ...times };
}

function chargedPrice(step: Selectable<Tables["price_log"]>): RawRow {
  return {
    lang: step.locale,
    amount: formatRowAmount(step.gross_minor, step.locale),
    sale: step.is_sale === 1,
    from: instant(step.valid_from_at),
    to: step.valid_to_at === null ? null : instant(step.valid_to_at),
  };
}

function variantOf(
  product: Product,
  variant: Selectable<Tables["variant"]>,
  stock: ProductTables["stock"],
  context: PriceContext,
): RawRow {
  const { sku, ean, colour_id: colour, size, surcharge_net: czk, surcharge_eur_net: eur } = variant;
  const surcharge = { czk: gross(product, czk, "cs", context), eur: gross(product, eur, "sk", context) };
  return {
    ...withoutEmpty({ sku, ean: ean ?? undefined, colour: colour ?? undefined, size }),
    ...(czk === 0 && eur === 0 ? {} : { surcharge }),
    stock: Object.fromEntries(stock.map(({ store_id, on_hand }) => [store_id, on_hand])),
  };
}

function attributesOf(pairs: ProductTables["attributes"]): RawRow {
  const values = groupBy(pairs, ({ attribute_id }) => attribute_id);
  const ids = [...new Set(pairs.map(({ attribute_id }) => attribute_id))];
  return Object.fromEntries(
    ids.map((id) => {
      const list = values(id).map(({ value_id }) => value_id);
      return [id, list.length === 1 ? list[0] : list];
    }),
  );
}

function span(from: number | null, to: number | null): RawRow | undefined {
  if (from === null && to === null) return undefined;
  return withoutEmpty({
    from: from === null ? undefined : instant(from),
    to: to === null ? undefined : instant(to),
  });
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
