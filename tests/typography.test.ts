import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Texts of the catalog that somebody is rewriting. An entry is deleted as soon as its file keeps the rules. */
const stillBeingEdited: readonly string[] = ["products.ndjson", "pages.ndjson"];

/** Czech texts that the specification quotes: they stay word for word, so also with plain spaces and its own `x`. */
const quotedBySpecification = [
  "ui:forms.alphanumericDot",
  "ui:forms.longest",
  "ui:forms.shortest",
  "vouchers:problem.limit",
];

const units = String.raw`Kč|€|%|ks|mm|cm|m|km|g|kg|ml|l|MB|°C|dn[íůyei]|dní|dňa|dňoch|měsíc\p{L}*|mesiac\p{L}*|rok\p{L}*|hodin\p{L}*|minut\p{L}*|minút\p{L}*|znak\p{L}*|kus\p{L}*|metr\p{L}*|centimetr\p{L}*|milimetr\p{L}*`;
const months =
  "ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|" +
  "januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra";

/** What no text contains, with an example of each. `docs/texts.md` explains the rules. */
const faults: Record<string, { pattern: RegExp; example: string }> = {
  "a one-letter word with a plain space": {
    pattern: /(?<![\p{L}\p{N}])[ksvzouai] (?=\S)/iu,
    example: "Zboží v košíku",
  },
  "a number apart from its unit": {
    pattern: new RegExp(String.raw`(?:\d|\}\}) (?:${units})(?!\p{L})`, "u"),
    example: "do 30 dnů",
  },
  "a number without a space before its unit": { pattern: /(?:\d|\}\})(?:Kč|€|%|ks|cm)(?!\p{L})/u, example: "80€" },
  "a date that may break": { pattern: new RegExp(String.raw`\d\. (?:\d|${months})`, "u"), example: "24. prosince" },
  "thousands that may break": { pattern: /\d \d{3}(?!\d)/, example: "4 999\u00a0Kč" },
  "an abbreviation apart from its number": { pattern: /(?:č\.|čl\.|odst\.|§) [\d{]/, example: "č. {{number}}" },
  "cents where there are none": { pattern: /,00\s(?:€|Kč)/, example: "80,00\u00a0€" },
  "a letter x for times": { pattern: /(?:\d|\}\})\s?x(?!\p{L})/u, example: "nejvýše 2x" },
  "plain spaces around a sign of times": { pattern: / ×|× /, example: "38 × 30\u00a0cm" },
  "a hyphen in a range": { pattern: /(?:\d|\}\})\s?-\s?(?:\d|\{\{)/, example: "9:00-20:00" },
  "spaces in a range of numbers": { pattern: /\d\s–\s\d/, example: "20 – 40" },
  "a hyphen for a dash": { pattern: /\s-\s/, example: "Blog - strana" },
  "a dash that may begin a line": { pattern: / –/, example: "PPL – výdejní místo" },
  "foreign quotation marks": { pattern: /["'‘’‚”«»]/, example: 'pole "jiná"' },
  "quotation marks that do not pair": { pattern: /„(?![^„“]*“)|(?<!„[^„“]*)“/, example: "„jiná" },
  "three dots": { pattern: /\.\.\./, example: "Načítáme..." },
  "a space too many": { pattern: /\s\s|\s[,;!?]|\s\.(?!\S)|^\s|\s$/, example: "Děkujeme ." },
};

type Text = { at: string; text: string };

function textsOf(value: unknown, at: string, separator: string): Text[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}${separator}${key}`, separator));
}

function localeTexts(): Text[] {
  return ["cs", "sk"].flatMap((locale) =>
    readdirSync(`locales/${locale}`).flatMap((file) => {
      const namespace = file.replace(".json", "");
      const texts: Record<string, unknown> = JSON.parse(readFileSync(`locales/${locale}/${file}`, "utf8"));
      const isQuoted = (at: string) => locale === "cs" && quotedBySpecification.includes(at);
      return Object.entries(texts)
        .flatMap(([key, value]) => textsOf(value, `${namespace}:${key}`, "."))
        .filter(({ at }) => !isQuoted(at))
        .map(({ at, text }) => ({ at: `${locale} ${at}`, text }));
    }),
  );
}

/** The texts in both languages of a row, wherever they are in it; slugs and addresses are none. */
function rowTexts(value: unknown, at: string): Text[] {
  if (typeof value !== "object" || value === null) return [];
  if ("cs" in value || "sk" in value) return textsOf(value, at, " ");
  return Object.entries(value)
    .filter(([key]) => key !== "slug" && key !== "url")
    .flatMap(([key, inner]) => rowTexts(inner, `${at} ${key}`));
}

function catalogTexts(): Text[] {
  const files = readdirSync("catalog").filter((file) => file.endsWith(".ndjson") && !stillBeingEdited.includes(file));
  return files.flatMap((file) =>
    readFileSync(`catalog/${file}`, "utf8")
      .split("\n")
      .filter(Boolean)
      .flatMap((line) => {
        const row = JSON.parse(line);
        return rowTexts(row, `${file} ${row.id ?? row.code}`);
      }),
  );
}

/** HTML as a reader sees it: a block is a line of its own. */
function visibleLines(text: string): string[] {
  return text
    .replace(/<\/?(?:a|b|em|i|strong|sub|sup)\b[^>]*>/g, "")
    .split(/<[^>]+>|\n/)
    .filter(Boolean);
}

function faultsOf({ at, text }: Text): string[] {
  return Object.entries(faults).flatMap(([name, { pattern }]) =>
    visibleLines(text)
      .filter((line) => pattern.test(line))
      .map((line) => `${at}: ${name}: ${line.slice(0, 120)}`),
  );
}

test.each(Object.entries(faults))("%s is found", (name, { example }) => {
  expect(faultsOf({ at: "here", text: `<p>${example}</p>` })).toContain(`here: ${name}: ${example}`);
});

test("texts of the shop keep the rules of typography", () => {
  const texts = localeTexts();
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.flatMap(faultsOf)).toEqual([]);
});

test("texts of the catalog keep the rules of typography", () => {
  const texts = catalogTexts();
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.flatMap(faultsOf)).toEqual([]);
});

test("texts that the specification quotes still need their exception", () => {
  const czech = readdirSync("locales/cs").flatMap((file) =>
    textsOf(JSON.parse(readFileSync(`locales/cs/${file}`, "utf8")), file.replace(".json", ":"), "."),
  );
  const isFaulty = (at: string) => czech.some((text) => text.at.replace(":.", ":") === at && faultsOf(text).length > 0);
  expect(quotedBySpecification.filter((at) => !isFaulty(at))).toEqual([]);
});
