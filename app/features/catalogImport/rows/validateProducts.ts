import type { ShopFacts } from "../catalog";
import { instantOf } from "./importedInstant";
import type { ProductRow } from "./productRow";
import { type Located, onlyOnce, type Sifted, sift, unknown } from "./validateRows";
import type { VariantRow } from "./variantRow";

/** What product rows may refer to: the shop's own and what the other files bring. */
export type Known = ShopFacts & {
  categories: ReadonlySet<number>;
  /** Names of the files in the folder's `pictures`. */
  pictures: ReadonlySet<string>;
};

/** Parts off the rows that clash with an earlier line, with the shop, or name something that does not exist. */
export function siftProducts(rows: readonly Located<ProductRow>[], known: Known): Sifted<ProductRow> {
  const repeated = { id: onlyOnce(), code: onlyOnce(), sku: onlyOnce(), ean: onlyOnce() };
  return sift("products.ndjson", rows, ({ row, line }) => [
    ...repeated.id("id", row.id, line),
    ...repeated.code("code", row.code, line),
    ...row.variants.flatMap(({ sku, ean }, index) => [
      ...repeated.sku(`variants[${index}].sku`, sku, line),
      ...(ean ? repeated.ean(`variants[${index}].ean`, ean, line) : []),
    ]),
    ...belongsToOther("code", row.code, known.codes, row.id),
    ...unknownNames(row, known),
    ...row.variants.flatMap((variant, index) => variantComplaints(variant, `variants[${index}]`, row.id, known)),
    ...priceLogComplaints(row, known.now),
  ]);
}

function unknownNames(row: ProductRow, known: Known): string[] {
  return [
    ...unknown("taxClass", row.taxClass, known.taxClasses.has(row.taxClass)),
    ...row.categories.flatMap((id, index) => unknown(`categories[${index}]`, id, known.categories.has(id))),
    ...attributePairs(row).flatMap(([attribute, value]) =>
      unknown(`attributes.${attribute}`, value, known.attributeValues.has(`${attribute}/${value}`)),
    ),
    ...row.pictures.flatMap(({ file, colour }, index) => [
      ...(known.pictures.has(file) ? [] : [`pictures[${index}].file names ${file}, which is not in pictures/`]),
      ...(colour ? unknown(`pictures[${index}].colour`, colour, known.colours.has(colour)) : []),
    ]),
  ];
}

/** Each attribute with each of its values. */
export function attributePairs({ attributes }: ProductRow): [attribute: string, value: string][] {
  return Object.entries(attributes).flatMap(([attribute, values]) =>
    values.map((value): [string, string] => [attribute, value]),
  );
}

function variantComplaints(variant: VariantRow, field: string, productId: number, known: Known): string[] {
  const { sku, ean, colour, stock } = variant;
  return [
    ...belongsToOther(`${field}.sku`, sku, known.skus, productId),
    ...(ean ? belongsToOther(`${field}.ean`, ean, known.eans, productId) : []),
    ...(colour ? unknown(`${field}.colour`, colour, known.colours.has(colour)) : []),
    ...Object.keys(stock).flatMap((store) => unknown(`${field}.stock`, store, known.stores.has(store))),
  ];
}

function belongsToOther(
  field: string,
  value: string,
  owners: ReadonlyMap<string, number>,
  productId: number,
): string[] {
  const owner = owners.get(value);
  return owner === undefined || owner === productId
    ? []
    : [`${field} ${value} belongs to product ${owner} in the shop`];
}

function priceLogComplaints({ priceLog }: ProductRow, now: number): string[] {
  const instants = priceLog.map(({ from }) => instantOf(from, now));
  return instants.flatMap((at, index) => {
    const before = instants[index - 1] ?? Number.NEGATIVE_INFINITY;
    if (at >= now) return [`priceLog[${index}].from must be in the past`];
    return at > before ? [] : [`priceLog[${index}].from must be later than that of priceLog[${index - 1}]`];
  });
}
