const levelBits = 3;
const levelMask = (1 << levelBits) - 1;

/** Packs the position of a document in its index, up to 2^27, with the level of a term in it in the lowest bits. */
export function postingOf(place: number, level: number): number {
  return (place << levelBits) | level;
}

export function placeOf(posting: number): number {
  return posting >>> levelBits;
}

export function levelOf(posting: number): number {
  return posting & levelMask;
}

export type Postings = readonly (readonly number[] | undefined)[];
