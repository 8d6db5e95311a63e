/** Letters that have no base letter in Unicode's decomposition. */
const unlike: Record<string, string> = { ł: "l", ø: "o", đ: "d", ð: "d", æ: "ae", œ: "oe", ß: "ss", þ: "th" };

/** Lower case without accents: `Kožešina` → `kozesina`. */
export function fold(text: string): string {
  const lower = text.toLowerCase().replace(/[łøđðæœßþ]/g, (letter) => unlike[letter] ?? letter);
  return lower.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The folded words and numbers of a text, in order. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that say nothing of what is looked for; folded. */
const empty = new Set(
  [
    "a i o u k s v z na do od pro po za ze se ve ke ku je to ci nebo bez pri pres u",
    "pre zo so vo alebo cez aj si sa s cm ml kc czk eur vel velikost velikosti cislo",
    "koupit kupit chci chcem hledam hladam prodej predaj eshop obchod nejaka nejaky nejake for the with and",
  ]
    .join(" ")
    .split(" "),
);

export function isEmptyWord(folded: string): boolean {
  return empty.has(folded);
}

const prepositions = new Set("z ze zo o na od do pro pre s se so".split(" "));

/** What follows one says less of a thing: a coat with a collar is no collar. Takes a folded word. */
export function isPreposition(folded: string): boolean {
  return prepositions.has(folded);
}
