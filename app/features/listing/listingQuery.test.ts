import fc from "fast-check";
import { expect, test } from "vitest";

import { byGroup, type FilterGroupName } from "./listingFilter";
import {
  buildFieldsQuery,
  buildListingQuery,
  type ListingQuery,
  type ListingQueryContext,
  parseListingQuery,
  toListingFilter,
} from "./listingQuery";
import { sorts } from "./listingSort";

const context: ListingQueryContext = {
  decimals: 2,
  defaultSort: "doporucene",
  isKnown: (_, value) => !value.startsWith("?"),
  tree: [],
};

function parse(query: string, changes: Partial<ListingQueryContext> = {}): ListingQuery {
  const parsed = parseListingQuery(new URLSearchParams(query), { ...context, ...changes });
  if (!parsed) throw new Error(`no page: ${query}`);
  return parsed;
}

function canonical(query: string, changes: Partial<ListingQueryContext> = {}): string {
  return buildListingQuery(parse(query, changes), context.defaultSort);
}

const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !text.startsWith("?"));
const values = fc.record(byGroup((_: FilterGroupName) => fc.array(word, { maxLength: 4 })));
const bound = fc.option(fc.oneof(fc.nat(2_000_000).map(String), fc.string({ maxLength: 8 })), { nil: undefined });
const written = fc
  .record({ values, from: bound, to: bound, sort: fc.constantFrom(...sorts), page: fc.integer({ min: 2, max: 40 }) })
  .map(({ values: chosen, from, to, sort, page }) => [
    ...Object.entries(chosen).flatMap(([group, list]) =>
      list.map((value): [string, string] => [parameterOf[group as FilterGroupName], value]),
    ),
    ...(from === undefined ? [] : [["cena_od", from] as [string, string]]),
    ...(to === undefined ? [] : [["cena_do", to] as [string, string]]),
    ["razeni", sort] as [string, string],
    ["strana", String(page)] as [string, string],
  ]);
const parameterOf = {
  colour: "barva",
  size: "velikost",
  material: "material",
  label: "stitek",
  inStock: "skladem",
  store: "prodejna",
  category: "kategorie",
} as const;

test("parsing a canonical query gives the query that it was built from", () => {
  fc.assert(
    fc.property(written, (pairs) => {
      const query = parse(String(new URLSearchParams(pairs)));
      const address = buildListingQuery(query, context.defaultSort);
      expect(parse(address)).toEqual(query);
      expect(canonical(address)).toBe(address);
    }),
  );
});

test("the order and repetition of parameters do not change the canonical query", () => {
  fc.assert(
    fc.property(
      written.chain((pairs) => fc.tuple(fc.constant(pairs), fc.shuffledSubarray(pairs, { minLength: pairs.length }))),
      ([pairs, shuffled]) => {
        const twice = [...shuffled, ...shuffled.filter(([name]) => name === "barva")];
        expect(canonical(String(new URLSearchParams(twice)))).toBe(canonical(String(new URLSearchParams(pairs))));
      },
    ),
  );
});

test("unknown values, empty fields and the default sort are left out", () => {
  expect(canonical("barva=?pruhledna&velikost=&cena_od=&razeni=doporucene&razeni=x&utm_source=list")).toBe("");
  expect(canonical("razeni=nazev&velikost=52&barva=hneda&barva=cerna")).toBe(
    "?barva=cerna&barva=hneda&velikost=52&razeni=nazev",
  );
});

test("prices are parsed in the formats that people type", () => {
  const crowns = { decimals: 0 };
  expect(canonical("cena_od=12+990+K%C4%8D&cena_do=20000", crowns)).toBe("?cena_od=12990&cena_do=20000");
  expect(canonical("cena_od=519,90&cena_do=600+%E2%82%AC")).toBe("?cena_od=519.90&cena_do=600");
  expect(toListingFilter(parse("cena_od=519,90"))).toMatchObject({ priceFrom: 51_990, priceTo: null });
});

test("reversed bounds are swapped", () => {
  expect(canonical("cena_od=900&cena_do=100")).toBe("?cena_od=100&cena_do=900");
});

test("a text that is no price is kept and ignored", () => {
  const query = parse("cena_od=levn%C4%9B&cena_do=-5", { decimals: 0 });
  expect(query.from).toEqual({ text: "levně", minor: null });
  expect(toListingFilter(query)).toMatchObject({ priceFrom: null, priceTo: null });
  expect(buildListingQuery(query, "doporucene")).toBe("?cena_od=levn%C4%9B&cena_do=-5");
});

test("an invalid page number is no listing", () => {
  expect(parseListingQuery(new URLSearchParams("strana=01"), context)).toBeUndefined();
});

test.each([
  ["crowns", 0, "12990", "12990"],
  ["whole euros", 2, "500,00", "500"],
  ["euros with cents", 2, "519,90", "519.90"],
  ["a text that is no price", 2, "lacno", "lacno"],
  ["an empty field", 2, " ", undefined],
])("the price fields build the query of the address: %s", (_name, decimals, shown, written) => {
  const query = buildFieldsQuery([["cena_od", shown]], { decimals, defaultSort: "doporucene" });
  expect(query).toBe(written === undefined ? "" : `?cena_od=${written}`);
});
