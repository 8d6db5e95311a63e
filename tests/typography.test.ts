import { fontCharacters } from "styles/fonts/characters";
import { expect, test } from "vitest";
import { withNoBreakSpaces } from "./support/texts/noBreakSpaces";
import { catalogTexts, isQuoted, localeTexts, quotedBySpecification, type ShopText } from "./support/texts/shopTexts";

/** Patterns that no text may contain, each with an example. `docs/texts.md` explains the rules. */
const faults: Record<string, { pattern: RegExp; example: string }> = {
  "no space before a unit": { pattern: /(?:\d|\}\})(?:Kč|€|%|ks|cm)(?!\p{L})/u, example: "80€" },
  "decimals of a whole amount": { pattern: /,00\s(?:€|Kč)/, example: "80,00\u00a0€" },
  "a letter x for times": { pattern: /(?:\d|\}\})\s?x(?!\p{L})/u, example: "nejvýše 2x" },
  // The account of domain 2.1, such as 19-2600123468/9999, is not a range.
  "a hyphen in a range": { pattern: /(?:\d|\}\})\s?-\s?(?:\d(?!\d*\/)|\{\{)/, example: "9:00-20:00" },
  "spaces in a range": { pattern: /\d\s–\s\d/, example: "20\u00a0– 40" },
  "a hyphen for a dash": { pattern: /\s-\s/, example: "Blog - strana" },
  "foreign quotation marks": { pattern: /["'‘’‚”«»]/, example: 'pole "jiná"' },
  "quotation marks that do not pair": { pattern: /„(?![^„“]*“)|(?<!„[^„“]*)“/, example: "„jiná" },
  "three dots": { pattern: /\.\.\./, example: "Načítáme..." },
  // A text may end in a one-letter word and a space if a link follows: "Souhlasím s".
  "a space too many": {
    pattern: /\s\s|\s[,;!?]|\s\.(?!\S)|^\s|(?<!(?<!\p{L})[ksvzouai](?=\u00a0))\s$/iu,
    example: "Děkujeme .",
  },
};

/** Returns the visible lines of HTML; each block is a line. */
function visibleLines(text: string): string[] {
  return text
    .replace(/<\/?(?:a|b|em|i|strong|sub|sup)\b[^>]*>/g, "")
    .split(/<[^>]+>|\n/)
    .filter(Boolean);
}

function faultsOf({ file, at, text }: ShopText): string[] {
  const place = `${file} ${at}`;
  const found = Object.entries(faults).flatMap(([name, { pattern }]) =>
    visibleLines(text)
      .filter((line) => pattern.test(line))
      .map((line) => `${place}: ${name}: ${line}`),
  );
  return withNoBreakSpaces(text) === text ? found : [...found, `${place}: npm run typography: ${text}`];
}

test.each(Object.entries(faults))("%s is found", (name, { example }) => {
  const text = { file: "a", locale: "cs", at: "b", text: `<p>${example}</p>` };
  expect(faultsOf(text)).toContain(`a b: ${name}: ${example}`);
});

test.each([
  ["Zboží v košíku a u nás", "Zboží v~košíku a~u~nás"],
  ["S vámi", "S~vámi"],
  ["v <a href='/x y'>tabulce</a> i jinde", "v~<a href='/x y'>tabulce</a> i~jinde"],
  ["do 30 dnů za 4 999 Kč, {{count}} ks", "do 30~dnů za 4~999~Kč, {{count}}~ks"],
  ["22. 11. 2026 a 24. prosince", "22.~11.~2026 a~24.~prosince"],
  ["Souhlasím s ", "Souhlasím s~"],
  ["1 den, {{count}} deň", "1~den, {{count}}~deň"],
  ["objednávka č. {{number}} – 38 × 30 cm", "objednávka č.~{{number}}~– 38~×~30~cm"],
  ["Na stránce je od roku 2014 klid", "Na stránce je od roku 2014 klid"],
])("no line ends inside of %j", (typed, written) => {
  expect(withNoBreakSpaces(typed)).toBe(written.replaceAll("~", "\u00a0"));
});

test("texts of the shop keep the rules of typography", () => {
  const texts = localeTexts();
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((text) => !isQuoted(text)).flatMap(faultsOf)).toEqual([]);
});

test("texts of the catalog keep the rules of typography", () => {
  const texts = catalogTexts();
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.flatMap(faultsOf)).toEqual([]);
});

test("texts that the specification quotes still need their exception", () => {
  const needed = localeTexts().filter((text) => isQuoted(text) && faultsOf(text).length > 0);
  expect(needed.map(({ at }) => at).sort()).toEqual(quotedBySpecification);
});

test("the text font has every character of the texts but a joiner, which is not drawn, and an arrow, which Jost lacks", () => {
  const ranges = [...fontCharacters.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = "", last = first]) =>
    [first, last].map((code) => Number.parseInt(code, 16)),
  );
  const isDrawn = (character: string) =>
    ranges.some(
      ([first = 0, last = 0]) => character >= String.fromCodePoint(first) && character <= String.fromCodePoint(last),
    );
  const missing = new Set(
    [...localeTexts(), ...catalogTexts()].flatMap(({ text }) => [...text].filter((character) => !isDrawn(character))),
  );
  expect([...missing].sort()).toEqual(["\u2060", "→"]);
});
