import fc from "fast-check";
import { expect, test } from "vitest";

import { byGroup, type FilterGroup } from "./listingFilter";
import { filterOf, type ListingQuery, parseListingQuery, type QueryTerms, writeListingQuery } from "./listingQuery";
import { sorts } from "./listingSort";

const terms: QueryTerms = { decimals: 2, defaultSort: "doporucene", isKnown: (_, value) => !value.startsWith("?") };

function parse(query: string, changes: Partial<QueryTerms> = {}): ListingQuery {
  const parsed = parseListingQuery(new URLSearchParams(query), { ...terms, ...changes });
  if (!parsed) throw new Error(`no page: ${query}`);
  return parsed;
}

function canonical(query: string, changes: Partial<QueryTerms> = {}): string {
  return writeListingQuery(parse(query, changes), terms.defaultSort);
}

const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !text.startsWith("?"));
const values = fc.record(byGroup((_: FilterGroup) => fc.array(word, { maxLength: 4 })));
const bound = fc.option(fc.oneof(fc.nat(2_000_000).map(String), fc.string({ maxLength: 8 })), { nil: undefined });
const written = fc
  .record({ values, from: bound, to: bound, sort: fc.constantFrom(...sorts), page: fc.integer({ min: 2, max: 40 }) })
  .map(({ values: chosen, from, to, sort, page }) => [
    ...Object.entries(chosen).flatMap(([group, list]) =>
      list.map((value): [string, string] => [parameterOf[group as FilterGroup], value]),
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

test("an address written in the one order reads as what it was written from", () => {
  fc.assert(
    fc.property(written, (pairs) => {
      const query = parse(String(new URLSearchParams(pairs)));
      const address = writeListingQuery(query, terms.defaultSort);
      expect(parse(address)).toEqual(query);
      expect(canonical(address)).toBe(address);
    }),
  );
});

test("whatever the order and however often a value stands, the address is one", () => {
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

test("unknown values, empty fields and the usual sort are left out", () => {
  expect(canonical("barva=?pruhledna&velikost=&cena_od=&razeni=doporucene&razeni=x&utm_source=list")).toBe("");
  expect(canonical("razeni=nazev&velikost=52&barva=hneda&barva=cerna")).toBe(
    "?barva=cerna&barva=hneda&velikost=52&razeni=nazev",
  );
});

test("a price is understood as people write it", () => {
  const crowns = { decimals: 0 };
  expect(canonical("cena_od=12+990+K%C4%8D&cena_do=20000", crowns)).toBe("?cena_od=12990&cena_do=20000");
  expect(canonical("cena_od=519,90&cena_do=600+%E2%82%AC")).toBe("?cena_od=519.90&cena_do=600");
  expect(filterOf(parse("cena_od=519,90"))).toMatchObject({ priceFrom: 51_990, priceTo: null });
});

test("bounds the wrong way round are turned", () => {
  expect(canonical("cena_od=900&cena_do=100")).toBe("?cena_od=100&cena_do=900");
});

test("a text that is no price is kept and asks nothing", () => {
  const query = parse("cena_od=levn%C4%9B&cena_do=-5", { decimals: 0 });
  expect(query.from).toEqual({ text: "levně", minor: null });
  expect(filterOf(query)).toMatchObject({ priceFrom: null, priceTo: null });
  expect(writeListingQuery(query, "doporucene")).toBe("?cena_od=levn%C4%9B&cena_do=-5");
});

test("what is no page number is no listing", () => {
  expect(parseListingQuery(new URLSearchParams("strana=01"), terms)).toBeUndefined();
});
