import type { Meaning } from "../meanings";

/**
 * Words and phrases of each meaning, with commas between; one form of each word is enough. `=` marks a form that has
 * this meaning only in exactly that form, as `paní` means a woman and `pána` a man.
 */
export type MeaningWords = Readonly<Record<Meaning, string>>;
