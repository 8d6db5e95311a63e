import type { Meaning } from "../meanings";

/** Words and phrases of each meaning, with commas between; one form of each word is enough. */
export type MeaningWords = Readonly<Record<Meaning, string>>;
