import type { ImportContext } from "../catalog";
import { parseImportedInstant } from "./importedInstant";
import type { ProductRow } from "./productRow";
import { retirementErrors } from "./retirementErrors";
import { missingReference, type SourceRow, uniqueness, type ValidationResult, validate } from "./validateRows";
import type { VariantRow } from "./variantRow";

/** What product rows may refer to: contents of the shop and of the other files. */
export type ProductContext = Omit<ImportContext, "pictures"> & {
  categories: ReadonlySet<number>;
  /** Names of the files in the folder's `pictures`, and of those that the shop has. */
  pictures: ReadonlySet<string>;
};

/** Rejects rows that conflict with an earlier line or with the shop, or that refer to something that does not exist. */
export function validateProducts(
  rows: readonly SourceRow<ProductRow>[],
  known: ProductContext,
): ValidationResult<ProductRow> {
  const repeated = { id: uniqueness(), code: uniqueness(), sku: uniqueness(), ean: uniqueness() };
  return validate("products.ndjson", rows, ({ row, line }) => [
    ...repeated.id("id", row.id, line),
    ...repeated.code("code", row.code, line),
    ...row.variants.flatMap(({ sku, ean }, index) => [
      ...repeated.sku(`variants[${index}].sku`, sku, line),
      ...(ean ? repeated.ean(`variants[${index}].ean`, ean, line) : []),
    ]),
    ...ownershipErrors("code", row.code, known.codes, row.id),
    ...referenceErrors(row, known),
    ...row.variants.flatMap((variant, index) => variantErrors(variant, `variants[${index}]`, row.id, known)),
    ...retirementErrors(row, known.now, false),
    ...priceLogErrors(row, known.now),
  ]);
}

function referenceErrors(row: ProductRow, known: ProductContext): string[] {
  return [
    ...missingReference("taxClass", row.taxClass, known.taxClasses.has(row.taxClass)),
    ...row.categories.flatMap((id, index) => missingReference(`categories[${index}]`, id, known.categories.has(id))),
    ...attributePairs(row).flatMap(([attribute, value]) =>
      missingReference(`attributes.${attribute}`, value, known.attributeValues.has(`${attribute}/${value}`)),
    ),
    ...row.pictures.flatMap(({ file, colour }, index) => [
      ...(known.pictures.has(file)
        ? []
        : [`pictures[${index}].file names ${file}, which is neither in pictures/ nor in the shop`]),
      ...(colour ? missingReference(`pictures[${index}].colour`, colour, known.colours.has(colour)) : []),
    ]),
  ];
}

/** Pairs each attribute with each of its values. */
export function attributePairs({ attributes }: ProductRow): [attribute: string, value: string][] {
  return Object.entries(attributes).flatMap(([attribute, values]) =>
    values.map((value): [string, string] => [attribute, value]),
  );
}

function variantErrors(variant: VariantRow, field: string, productId: number, known: ProductContext): string[] {
  const { sku, ean, colour, stock } = variant;
  return [
    ...ownershipErrors(`${field}.sku`, sku, known.skus, productId),
    ...(ean ? ownershipErrors(`${field}.ean`, ean, known.eans, productId) : []),
    ...(colour ? missingReference(`${field}.colour`, colour, known.colours.has(colour)) : []),
    ...(stock || known.skus.has(sku) ? [] : [`${field}.stock is missing`]),
    ...Object.keys(stock ?? {}).flatMap((store) => missingReference(`${field}.stock`, store, known.stores.has(store))),
  ];
}

function ownershipErrors(
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

function priceLogErrors({ priceLog }: ProductRow, now: number): string[] {
  const instants = priceLog.map(({ from }) => parseImportedInstant(from, now));
  return instants.flatMap((at, index) => {
    const before = instants[index - 1] ?? Number.NEGATIVE_INFINITY;
    if (at >= now) return [`priceLog[${index}].from must be in the past`];
    return at > before ? [] : [`priceLog[${index}].from must be later than that of priceLog[${index - 1}]`];
  });
}
