import type { ParseKeys } from "i18next";

import { idsIn, recordOf } from "~/platform/closedSets";
import type { Tables } from "~/platform/database/schema";

/**
 * A text that a product has in each language besides its name and slug. Import, page, API and search use this table.
 */
type ProductText = {
  /** The text's column of `product_text`. */
  column: keyof Tables["product_text"];
  /** What a catalog may contain here: a line of at most 300 characters, or the HTML of richText.ts. */
  format: "line" | "richText";
  /** The text's name in the API's responses. */
  apiName: string;
  /** True when a catalog must contain the text; an optional one that is left out is stored as empty. */
  isRequired: boolean;
  /**
   * Where the product page shows the text: under the name, beside the pictures, or, unless it is empty, among the
   * details under this title.
   */
  place: "head" | "gallery" | { title: ParseKeys<"catalog"> };
};

export const productTexts = {
  subtitle: { column: "subtitle", format: "line", apiName: "short_description", isRequired: true, place: "head" },
  description: {
    column: "description",
    format: "richText",
    apiName: "description",
    isRequired: true,
    place: "gallery",
  },
  moreInfo: { column: "more_info", format: "richText", apiName: "more_info", isRequired: true, place: "gallery" },
  /** For how long durability is guaranteed, and which producer guarantees it (Directive (EU) 2024/825). */
  producerGuarantee: {
    column: "producer_guarantee",
    format: "line",
    apiName: "producer_guarantee",
    isRequired: false,
    place: { title: "product.producerGuarantee" },
  },
} as const satisfies Record<string, ProductText>;

type Table = typeof productTexts;
export type ProductTextId = keyof Table;
export type ProductTexts = Record<ProductTextId, string>;
type Column = Table[ProductTextId]["column"];
type ApiName = Table[ProductTextId]["apiName"];

export const productTextIds = idsIn(productTexts);

/** The columns to select from `product_text` for all texts, under their names. */
export const productTextColumns = productTextIds.map(columnAs);

export function columnAs<Id extends ProductTextId>(id: Id): `product_text.${Table[Id]["column"]} as ${Id}` {
  return `product_text.${productTexts[id].column} as ${id}`;
}

/** Returns the texts by their columns. */
export function byColumn(texts: ProductTexts): Record<Column, string> {
  return recordOf(
    productTextIds.map((id) => productTexts[id].column),
    (column) => texts[idWith("column", column)],
  );
}

export function byApiName<Value>(makeValue: (id: ProductTextId) => Value): Record<ApiName, Value> {
  return recordOf(
    productTextIds.map((id) => productTexts[id].apiName),
    (apiName) => makeValue(idWith("apiName", apiName)),
  );
}

function idWith(key: "column" | "apiName", value: string): ProductTextId {
  const found = productTextIds.find((id) => productTexts[id][key] === value);
  if (found === undefined) throw new Error(`no text has the ${key} ${value}`);
  return found;
}

export type DetailText = { title: ParseKeys<"catalog">; text: string; format: ProductText["format"] };

/** Returns the texts among a product's details, in the order of the table; empty ones are left out. */
export function detailTexts(texts: ProductTexts): DetailText[] {
  return productTextIds.flatMap((id) => {
    const { place, format } = rulesOf(id);
    return typeof place === "object" && texts[id] !== "" ? [{ title: place.title, text: texts[id], format }] : [];
  });
}

function rulesOf(id: ProductTextId): ProductText {
  return productTexts[id];
}
