import type { Meaning } from "../meanings";

/**
 * Words and phrases of each meaning, with commas between; one form of each word is enough.
 * After `=` stands a form that alone means this, as `paní` means a woman and `pána` a man.
 */
export type MeaningWords = Readonly<Record<Meaning, string>>;
