import type { Locale } from "~/platform/i18n/locale";

/** Letters that stand after their plain ones in the alphabet; every other mark is passed over. */
const lettersOfTheirOwn = { cs: "čřšž", sk: "äčôšž" } as const satisfies Record<Locale, string>;

/** Above every plain letter, so that `č` comes after all of `c`. */
const afterAll = "~";

/**
 * A text of plain letters by whose simple comparison names come in the order of a Czech or a Slovak dictionary, with
 * `ch` after `h`. Words that differ by other marks alone have the same one.
 */
export function nameKey(name: string, locale: Locale): string {
  const own = lettersOfTheirOwn[locale];
  const letters = [...name.normalize("NFC").toLowerCase().replaceAll("ch", `h${afterAll}`)];
  return letters.map((letter) => (own.includes(letter) ? `${plain(letter)}${afterAll}` : plain(letter))).join("");
}

function plain(letter: string): string {
  return letter < "\u0080" ? letter : letter.normalize("NFD").replace(/\p{M}/gu, "");
}
