import { expect, test } from "vitest";

import type { Locale } from "~/platform/i18n/locale";
import { fold } from "../index/fold";
import { Lexicon } from "./lexicon";
import { understandQuery } from "./understandQuery";

const values: [facet: string, cs: string, sk: string][] = [
  ["druh/bunda", "bunda", "bunda"],
  ["druh/kabat", "kabát", "kabát"],
  ["druh/limec", "límec", "golier"],
  ["druh/opasek", "opasek", "opasok"],
  ["pohlavi/panske", "pánské", "pánske"],
  ["pohlavi/damske", "dámské", "dámske"],
  ["material/liska", "liška", "líška"],
  ["limec/kapuce", "kapuce", "kapucňa"],
  ["limec/kozesinovy", "kožešinový límec", "kožušinový golier"],
  ["zapinani/pasek", "zavazovací pásek", "zaväzovací opasok"],
  ["sezona/zima", "zima", "zima"],
  ["colour/tyrkys", "tyrkysová", "tyrkysová"],
];

function understand(query: string, locale: Locale = "cs") {
  const lexicon = new Lexicon();
  for (const [facet, cs, sk] of values) {
    lexicon.learn(facet, "cs", cs);
    lexicon.learn(facet, "sk", sk);
  }
  const isForm = (folded: string) =>
    values.some((names) => names.some((name) => fold(name).split(" ").includes(folded)));
  const hasFacet = (facet: string) => ["size/54", "size/8.5", "size/XL", "size/S"].includes(facet);
  const known = { lexicon, hasFacet, isForm, isWord: isForm };
  const { parts, words, tokens, price, topics, leadsToInformation } = understandQuery(query, locale, known);
  const facets = parts.flatMap((part) => (part.kind === "sense" ? [...part.sense.facets.keys()][0] : []));
  const sizes = parts.flatMap((part) => (part.kind === "size" ? part.size : []));
  const kinds = parts.map(({ kind }) => String(kind));
  return { facets, sizes, kinds, words: words.map((at) => tokens[at]?.folded), price, topics, leadsToInformation };
}

test.each([
  ["dámský zimní kabát", ["pohlavi/damske", "sezona/zima", "druh/kabat"]],
  ["kabat pre ženu s kapucňou", ["druh/kabat", "pohlavi/damske", "limec/kapuce"]],
  ["men jacket", ["pohlavi/panske", "druh/bunda"]],
  ["tyrkysové bundy", ["colour/tyrkys", "druh/bunda"]],
  ["kabta", ["druh/kabat"]],
])("%s means %j", (query, facets) => {
  expect(understand(query)).toMatchObject({ facets, words: [], leadsToInformation: false });
});

test("a belt is a kind, and a closure of a coat that has one", () => {
  expect(understand("opasek").facets).toEqual(["druh/opasek"]);
  expect(understand("kabát s opaskem").facets).toEqual(["druh/kabat", "zapinani/pasek"]);
});

test("a fur collar is a collar, and a property of a jacket that has one", () => {
  expect(understand("límec z lišky").facets).toEqual(["druh/limec", "material/liska"]);
  expect(understand("bunda, kožešinový límec").facets).toEqual(["druh/bunda", "limec/kozesinovy"]);
});

test("a form that means something by itself is not taken for its stem", () => {
  expect(understand("bunda pro paní").facets).toEqual(["druh/bunda", "pohlavi/damske"]);
  expect(understand("bunda pro pána").facets).toEqual(["druh/bunda", "pohlavi/panske"]);
});

test.each([
  ["bunda velikost 54", ["54"]],
  ["bunda xl", ["XL"]],
  ["bunda S", ["S"]],
  ["opasek 8,5", ["8.5"]],
  ["bunda s kapucí", []],
  ["bunda 54 cm", []],
])("%s has the sizes %j", (query, sizes) => {
  expect(understand(query).sizes).toEqual(sizes);
});

test.each<[string, Locale, number | null, number | null]>([
  ["bunda do 5000", "cs", null, 5000],
  ["bunda do 10 000 Kč", "cs", null, 10_000],
  ["bunda 3000kč", "cs", null, 3000],
  ["do dvou tisíc", "cs", null, 2000],
  ["bunda od 100 do 200 eur", "sk", 100, 200],
  ["bunda do 100 €", "cs", null, 2500],
  ["bunda do 5000 kc", "sk", null, 200],
])("%s in the shop %s costs from %j to %j", (query, locale, from, to) => {
  expect(understand(query, locale).price).toEqual({ from, to });
});

test.each<[string, Locale, number | null, number | null]>([
  ["bunda 5000-10000", "cs", 5000, 10_000],
  ["bunda mezi 5000 a 10000 Kč", "cs", 5000, 10_000],
  ["dárek 1000-2000 Kč", "cs", 1000, 2000],
  ["bunda od 8 000 do 12 000", "cs", 8000, 12_000],
  ["darček do 79,90 €", "sk", null, 80],
  ["bunda do 5k", "cs", null, 5000],
])("%s in the shop %s costs from %j to %j", (query, locale, from, to) => {
  expect(understand(query, locale).price).toEqual({ from, to });
});

test.each(["bunda do constructor tisíc", "bunda do 5000 constructor", "bunda constructor", "bunda 38 40"])(
  "%s names no impossible price or size",
  (query) => {
    const { price, sizes } = understand(query);
    expect(price === null || price.to === 5000).toBe(true);
    expect(sizes).toEqual([]);
  },
);

test.each([
  ["bunda bez kapuce", ["sense", "without"]],
  ["bunda nechci kapuci", ["sense", "without"]],
  ["bunda ne z lišky", ["sense", "without"]],
  ["bunda bez kůže", ["sense", "imitation"]],
  ["bunda bez", ["sense"]],
  ["novinky dámské", ["label", "sense"]],
  ["nejprodávanější bundy", ["label", "sense"]],
  ["bunda za dobrou cenu", ["sense", "label"]],
])("%s has the parts %j", (query, kinds) => {
  expect(understand(query).kinds).toEqual(kinds);
});

test("a number without a currency that is too low is no price", () => {
  expect(understand("bunda do 54").price).toBeNull();
});

test("gifts and imitations are understood, and the former lead to vouchers", () => {
  expect(understand("dárek pro muže")).toMatchObject({ kinds: ["giftIdea", "sense"], topics: ["voucher"] });
  expect(understand("bunda z ekokůže").kinds).toEqual(["sense", "imitation"]);
});

test("a question leads to information; its words are not searched for among goods", () => {
  expect(understand("jak vrátit zboží", "cs")).toMatchObject({ topics: ["returns"], leadsToInformation: true });
  expect(understand("reklamace bundy")).toMatchObject({ topics: ["claims"], facets: ["druh/bunda"], words: [] });
});

test("a word that is a topic only by itself is none beside goods", () => {
  expect(understand("velikosti").topics).toEqual(["sizes"]);
  expect(understand("bunda velikost").topics).toEqual([]);
});

test("a huge query is read in part", () => {
  expect(understand("bunda ".repeat(500)).kinds.length).toBeLessThan(20);
});
