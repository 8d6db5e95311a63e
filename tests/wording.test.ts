import { expect, test } from "vitest";

import type { Locale } from "~/platform/i18n/locale";
import { plainSpaces } from "./support/plainSpaces";
import { catalogTexts, isQuoted, localeTexts } from "./support/texts/shopTexts";

/** Patterns of words that the texts of a language do not use, with the right wording (`docs/texts.md`). */
const unused: Record<Locale, readonly [pattern: RegExp, instead: string][]> = {
  cs: [
    [/přidat do košíku/iu, "Vložit do košíku"],
    [/(?<!\p{L})na skladě/iu, "skladem"],
    [/(?<!\p{L})usn[íě](?!\p{L})|useň/iu, "kůže"],
    [/svršek/iu, "vrchní materiál"],
    [/přibylo|držíme zboží|uzavřená objednávka/iu, "přidáno, rezervujeme, vyřízená"],
    [/stejnou cestou|tak, jak přiš/iu, "stejným způsobem, jakým jste zaplatili"],
    [/(?:kterou|kterým) budete objednávat/iu, "uvedete v objednávce"],
    [/(?:odstoupení|reklamaci)[^.]* (?:jsme ne|nemůžeme )přij/iu, "uznat"],
    [/(?:vrátit|vraťte)[^.]* zpět/iu, "vrátit, vraťte se na předchozí stránku"],
    [/džínami/iu, "džíny"],
    [/vyprše/iu, "platnost skončila"],
    [/založ(?:it|te)(?: si)? účet/iu, "vytvořit účet"],
    [/(?<!\p{L})kozink/iu, "kozí kůže"],
    [/prošit\p{L}+ (?:vest|bund|bok)/iu, "prošívaný"],
    [/u každého kusu|výdejní prodejn/iu, "u každého výrobku, prodejna k vyzvednutí"],
    [/^vyzvednutí v prodejně$|nejoblíbenější zboží/imu, "osobní odběr v prodejně, nejprodávanější"],
    [/(?<!\p{L})(?:přes|na|od|do|s|z|k|v|u): \{\{/iu, "no colon after a preposition"],
    [/(?<!\p{L})s (?!sebou)[sšzž]\p{L}/iu, "se"],
    [/[ľĺŕôä](?!\p{Lu})/u, "a Czech word"],
  ],
  sk: [
    [/pridať do košíka/iu, "Vložiť do košíka"],
    [/(?<!\p{L})na sklade(?!\p{L})/iu, "skladom"],
    [/(?<!\p{L})usn[ea](?!\p{L})|useň/iu, "koža"],
    [/stráž(?:enie|iť|te)/iu, "sledovať"],
    [/(?:odstúpenie|reklamáciu)[^.]* (?:sme ne|nemôžeme )prij/iu, "uznať"],
    [/(?:vrátiť|vráťte)[^.]* späť/iu, "vrátiť, vráťte sa na predchádzajúcu stránku"],
    [/vyprš/iu, "skončiť sa"],
    [/zmazan|zmazať/iu, "vymazať"],
    [/priveľa/iu, "príliš veľa"],
    [/po prehliadke|prehliadka je/iu, "obhliadka"],
    [/odmerať sa|sa odmerať/iu, "zmerať sa"],
    [/prešitá vesta/iu, "prešívaná"],
    [/(?:zašlý|poľahnutý) vlas/iu, "zľahnutý vlas"],
    [/pri každom kuse|prihlás\p{L}+(?: sa)?(?:, prosím,)? na odber/iu, "pri každom výrobku, odoberať novinky"],
    [
      /(?<!\p{L})(?:dohľadať|kludn|prehlás|obdrž|vzkaz|kupón|doporuč|jednať|behom|behem|pokiaľ|nakoľko|ohľadne|zákazka)/iu,
      "Slovak words",
    ],
    [
      /široký vešiak|preložen\p{L}* golier|moliam|(?<!\p{L})strednú dierku/iu,
      "ramienko, ležatý golier, moľom, prostrednú",
    ],
    [/^vyzdvihnutie v predajni$|najobľúbenejší tovar/imu, "osobný odber v predajni, najpredávanejší"],
    [/(?<!\p{L})(?:cez|na|od|do|s|z|k|v|u): \{\{/iu, "no colon after a preposition"],
    [/rovnakou cestou|tak, ako priš/iu, "rovnakým spôsobom, akým ste zaplatili"],
    [/(?<!\p{L})jahňaciu napu (?:noste|v .{0,30}noste)/iu, "the garment is worn, not the leather"],
    [/[ěřů]/u, "a Slovak word"],
  ],
};

/** Czech place names, which are not translated. */
const names = /Králové|Náměstí|Koželužská|Příkladová|Ústřední inspektorát/gu;

/**
 * Finds unused words in a text. Each heading becomes a line of its own, so that a pattern can match a whole heading.
 */
function found(locale: Locale, text: string): string[] {
  const line = plainSpaces(text)
    .replace(/<\/?(?:h\d|th)\b[^>]*>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll(names, "");
  return unused[locale].flatMap(([pattern, instead]) => {
    const [word] = line.match(pattern) ?? [];
    return word ? [`${word} (instead: ${instead})`] : [];
  });
}

test.each([
  ["sk", "Odkaz už vypršal.", "vyprš (instead: skončiť sa)"],
  ["sk", "Tovar je na\u00a0sklade.", "na sklade (instead: skladom)"],
  ["cs", "Přidat do\u00a0košíku", "Přidat do košíku (instead: Vložit do košíku)"],
  ["cs", "S\u00a0šířkou 34\u00a0cm", "S ší (instead: se)"],
  [
    "cs",
    "<h2>Vyzvednutí v\u00a0prodejně</h2><p>Zdarma.</p>",
    "Vyzvednutí v prodejně (instead: osobní odběr v prodejně, nejprodávanější)",
  ],
  ["sk", "Všechen tovar ďaľšie ě", "ě (instead: a Slovak word)"],
] as const)("%s: %j is noticed", (locale, text, expected) => {
  expect(found(locale, text)).toEqual([expected]);
});

test("texts use one word for one thing, in their own language", () => {
  const texts = [...localeTexts().filter((text) => !isQuoted(text)), ...catalogTexts()];
  const wrong = texts.flatMap(({ file, locale, at, text }) =>
    found(locale as Locale, text).map((fault) => `${file} ${locale} ${at}: ${fault}`),
  );
  expect(wrong).toEqual([]);
});
