import type { Locale } from "~/platform/i18n/locale";

/** Accented letters that sort after their base letter; all other accents are ignored. */
const distinctLetters = { cs: "čřšž", sk: "äčôšž" } as const satisfies Record<Locale, string>;

/** A character that sorts after every plain letter, so that `č` comes after all of `c`. */
const afterAll = "~";

/**
 * Returns a key of plain letters. Comparing keys sorts names as a Czech or Slovak dictionary does, with `ch` after `h`.
 * Names that differ only by other accents have the same key.
 */
export function nameKey(name: string, locale: Locale): string {
  const own = distinctLetters[locale];
  const letters = [...name.normalize("NFC").toLowerCase().replaceAll("ch", `h${afterAll}`)];
  return letters.map((letter) => (own.includes(letter) ? `${plain(letter)}${afterAll}` : plain(letter))).join("");
}

function plain(letter: string): string {
  return letter < "\u0080" ? letter : letter.normalize("NFD").replace(/\p{M}/gu, "");
}
