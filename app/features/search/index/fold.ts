/** Letters that Unicode does not decompose into a base letter and an accent. */
const undecomposableLetters: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

/** Lower-cases a text and removes accents: `Kožešina` → `kozesina`. */
export function fold(text: string): string {
  const lower = text.toLowerCase().replace(/[łøđðæœßþ]/g, (letter) => undecomposableLetters[letter] ?? letter);
  return lower.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Returns the words and numbers of a text as they are, in order. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Returns the folded words and numbers of a text, in order. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that say nothing about what is searched for; folded. */
const stopWords = new Set(
  [
    "a i o u k s v z na do od pro po za ze se ve ke ku je to ci nebo bez pri pres u",
    "pre zo so vo alebo cez aj si sa s cm ml kc czk eur vel velikost velikosti cislo",
    "koupit kupit chci chcem hledam hladam prodej predaj eshop nejaka nejaky nejake for the with and of",
    "jak jaky jaka jake ako aky aka ake kde kdy kedy kolik kolko lze mohu muzu mozem kam ktery ktora mate nebo",
    "bezo ne nie nechci nechcem zadny zadna zadne zadnou ziadny ziadna ziadne ziadnu without no not",
    "mam aku jakou akou mi kdyz ked zistim zjistim zistit zjistit",
    "dlouho dlho trva trvaji trvaju stoji",
    "vela hodne mnoho pod nad ku prosim neco nieco pekny pekna pekne kvalitni kvalitny kvalitna kvalitne",
  ]
    .join(" ")
    .split(" "),
);

export function isStopWord(folded: string): boolean {
  return stopWords.has(folded) || isCheapestWord(folded);
}

/** True for words such as `nejlevnější`, which ask for the cheapest products first. */
export function isCheapestWord(folded: string): boolean {
  return /^(?:n[ae]jlevn|n[ae]jlacn|nejlacin|cheapest)/.test(folded);
}

const negations = new Set(
  "bez bezo ne nie nechci nechcem zadny zadna zadne zadnou zadneho ziadny ziadna ziadne ziadnu ziadneho krome okrem without no not except".split(
    " ",
  ),
);

/** True for a word that refuses what follows it. */
export function isNegation(folded: string): boolean {
  return negations.has(folded);
}

/** Words that name a property rather than its value: `kašmírová podšívka` means cashmere. */
const markerWords = new Set(
  "podsivka podsivkou podsivky strih strihu delka delky dlzka barva barvy barve farba farby farbe material materialu zapinani zapinanie sezona pas pasu obvod obvodu".split(
    " ",
  ),
);

export function isMarkerWord(folded: string): boolean {
  return markerWords.has(folded);
}

const questionWords = new Set(
  "jak jaky jaka jake jakou ako aky aka ake aku kde kdy kedy kolik kolko proc preco lze mohu muzu mozem mozu da kam co cim kdo kto komu".split(
    " ",
  ),
);

/** True for a word that begins a question. */
export function isQuestionWord(folded: string): boolean {
  return questionWords.has(folded);
}

const prepositions = new Set("z ze zo o na od do pro pre s se so".split(" "));

/**
 * True for a preposition; takes a folded word. Words after a preposition describe a product less: a coat with a collar
 * is not a collar.
 */
export function isPreposition(folded: string): boolean {
  return prepositions.has(folded);
}
