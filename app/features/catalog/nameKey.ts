import type { Locale } from "~/platform/locale";

/** Letters that stand after their plain ones in the alphabet; every other mark only decides between equal words. */
const lettersOfTheirOwn = { cs: "čřšž", sk: "äčôšž" } as const satisfies Record<Locale, string>;

/** Above every plain letter, so that `č` comes after all of `c`. */
const afterAll = "~";

/** A text by whose plain comparison names come in the order of a Czech or a Slovak dictionary, with `ch` after `h`. */
export function nameKey(name: string, locale: Locale): string {
  const written = name.normalize("NFC").toLowerCase();
  const own = lettersOfTheirOwn[locale];
  let primary = "";
  for (const letter of written.replaceAll("ch", `h${afterAll}`)) {
    primary += own.includes(letter) ? `${plain(letter)}${afterAll}` : plain(letter);
  }
  return `${primary}\u0001${written}`;
}

function plain(letter: string): string {
  return letter < "\u0080" ? letter : letter.normalize("NFD").replace(/\p{M}/gu, "");
}
