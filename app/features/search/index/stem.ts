import type { Locale } from "~/platform/i18n/locale";

type Endings = { longerThan: number; endings: readonly string[] };

/**
 * Case endings of folded words. The first list that fits the word's length and has an ending that leaves three letters
 * is applied. The lists follow Dolamic and Savoy, Indexing and stemming approaches for the Czech language (2009), cut
 * down to what this trade's words need; `-ov-` leads from an adjective to its noun (norková, norek).
 */
const endingsOf: Record<Locale, readonly Endings[]> = {
  cs: [
    { longerThan: 6, endings: list("oveho ovemu ovych ovymi ovou ovym ovem") },
    { longerThan: 5, endings: list("ova ovy ove ovi ech ich eho emi emu iho imi imu ach ych ama ami ymi") },
    { longerThan: 4, endings: list("em es im um am os us ym mi ou") },
    { longerThan: 3, endings: list("a e i o u y") },
  ],
  sk: [
    { longerThan: 6, endings: list("oveho ovemu ovych ovymi ovou ovym ovom ovej iami") },
    { longerThan: 5, endings: list("ova ovy ove ovi och ach ami eho emu ych ich ymi imi iach iam") },
    { longerThan: 4, endings: list("ov om am ou em ej im ym mi ie ia iu") },
    { longerThan: 3, endings: list("a e i o u y") },
  ],
};

/** Words whose ending is part of the stem. */
const unstemmedWords = new Set(list("kozich kozuch sale"));

const minStemLength = 3;

/** Returns the common stem of the forms of a word: `kabelek`, `kabelce`, `kabelka` → `kabelk`. Takes a folded word. */
export function stem(folded: string, locale: Locale): string {
  if (/\d/.test(folded)) return folded;
  const bare = unstemmedWords.has(folded) ? folded : withoutEnding(folded, locale);
  return withoutFleetingVowel(bare).replace(/c$/, "k");
}

/** Returns the stems in both languages, as a visitor may type a word of either. */
export function stemsOf(folded: string): string[] {
  return [...new Set([stem(folded, "cs"), stem(folded, "sk")])];
}

function withoutEnding(word: string, locale: Locale): string {
  for (const { longerThan, endings } of endingsOf[locale]) {
    if (word.length <= longerThan) continue;
    const ending = endings.find(
      (candidate) => word.endsWith(candidate) && word.length - candidate.length >= minStemLength,
    );
    if (ending) return word.slice(0, -ending.length);
  }
  return word;
}

function withoutFleetingVowel(word: string): string {
  const short = word.replace(/ie([^aeiouy])$/, "$1");
  const bare = short === word ? word.replace(/[eo]([kcln])$/, "$1") : short;
  return bare.length < minStemLength ? word : bare;
}

function list(words: string): string[] {
  return words.split(" ");
}
