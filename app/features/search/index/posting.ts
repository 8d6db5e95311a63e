const levelBits = 3;
const levelMask = (1 << levelBits) - 1;

/** The place of a document in its index, up to 2^27, and in the lowest bits the level that a word has in it. */
export function postingOf(place: number, level: number): number {
  return (place << levelBits) | level;
}

export function placeOf(posting: number): number {
  return posting >>> levelBits;
}

export function levelOf(posting: number): number {
  return posting & levelMask;
}

/** The postings of each term. */
export type Postings = readonly (readonly number[] | undefined)[];
