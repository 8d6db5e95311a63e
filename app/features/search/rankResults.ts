import { levelOf, type Postings, placeOf } from "./index/posting";
import { levels } from "./index/searchDocument";
import type { SortKeys } from "./index/sortKeys";
import type { QueryTerm } from "./queryTerms";

const stepsOfLevel = 4;
/** Minimum scores: when the best score is at least `from`, results below `floor` are left out. Highest first. */
const floors = [
  { from: levels.name * stepsOfLevel - 3, floor: levels.detail * stepsOfLevel + 1 },
  { from: levels.text * stepsOfLevel + 1, floor: levels.text * stepsOfLevel + 1 },
];

/** The best score that a match in a text can have. */
const textScore = levels.text * stepsOfLevel;

export type RankedResults = {
  /** Positions of documents in the index, best first. */
  places: number[];
  isPartial: boolean;
};

/**
 * Ranks the documents that match all query terms: by how well the worst matched term matches (in the name, in kind and
 * material, in details, in the text), then by all terms together, then by sort key. Documents that match a term only in
 * their text are left out when others match better; likewise matches in details are left out when others match by name.
 * When no document matches all terms, those that match the terms of the highest weight come first.
 */
export function rankResults(
  queryTerms: readonly QueryTerm[],
  postings: Postings,
  sortKeys: SortKeys,
  isShown: (place: number) => boolean,
): RankedResults {
  const scores = scoresOf(queryTerms, postings, sortKeys.rankOf.length);
  const total = queryTerms.reduce((sum, { weight }) => sum + weight, 0);
  const { places, most } = weightiest(scores.weight, total, isShown);
  const best = places.reduce((highest, place) => Math.max(highest, scores.weakest[place] ?? 0), 0);
  const floor = floors.find(({ from }) => best >= from)?.floor ?? 0;
  const good = places.filter((place) => (scores.weakest[place] ?? 0) >= floor);
  const isExtra = queryTerms.some((queryTerm) => queryTerm.isExtra);
  return { places: sortByScore(good, scores, sortKeys), isPartial: most < (isExtra ? total - 1 : total) };
}

type Scores = { weight: Uint16Array; weakest: Uint8Array; sum: Uint16Array };

function scoresOf(queryTerms: readonly QueryTerm[], postings: Postings, size: number): Scores {
  const scores = { weight: new Uint16Array(size), weakest: new Uint8Array(size).fill(255), sum: new Uint16Array(size) };
  const best = new Uint8Array(size);
  for (const queryTerm of queryTerms) {
    scoreTerm(queryTerm, postings, best.fill(0));
    for (let place = 0; place < size; place += 1) {
      const score = best[place] ?? 0;
      if (score === 0) continue;
      const isInText = queryTerm.isExtra === true && score <= textScore;
      scores.weight[place] = (scores.weight[place] ?? 0) + queryTerm.weight - (isInText ? 1 : 0);
      if (isInText) continue;
      scores.sum[place] = (scores.sum[place] ?? 0) + score;
      if (score < (scores.weakest[place] ?? 255)) scores.weakest[place] = score;
    }
  }
  return scores;
}

/** Writes into `best` how well each document matches one query term; 0 means no match. */
function scoreTerm({ terms, lowest }: QueryTerm, postings: Postings, best: Uint8Array): void {
  for (const [term, penalty] of terms) {
    for (const posting of postings[term] ?? []) {
      const level = levelOf(posting);
      if (level < lowest) continue;
      const place = placeOf(posting);
      const score = level * stepsOfLevel - penalty;
      if (score > (best[place] ?? 0)) best[place] = score;
    }
  }
}

/** When no document matches all terms, documents with this share of the best one's weight are also shown. */
const shareOfBest = 0.6;

function weightiest(weight: Uint16Array, total: number, isShown: (place: number) => boolean) {
  let most = 0;
  for (let place = 0; place < weight.length; place += 1) {
    if ((weight[place] ?? 0) > most && isShown(place)) most = weight[place] ?? 0;
  }
  const least = most === total ? total : Math.max(1, most * shareOfBest);
  const places: number[] = [];
  for (let place = 0; most > 0 && place < weight.length; place += 1) {
    if ((weight[place] ?? 0) >= least && isShown(place)) places.push(place);
  }
  return { places, most };
}

const rankRange = 2 ** 27;
const sumRange = 2 ** 9;
const weightRange = 2 ** 17;
const maxScore = 2 ** 25;

/**
 * Sorts documents, best first. Score and rank are packed into one number each, as sorting numbers is ten times faster
 * than comparing documents.
 */
function sortByScore(
  places: readonly number[],
  { weight, weakest, sum }: Scores,
  { rankOf, placeAt }: SortKeys,
): number[] {
  const keys = new Float64Array(places.length);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const score = (weight[place] ?? 0) * weightRange + (weakest[place] ?? 0) * sumRange + (sum[place] ?? 0);
    keys[index] = (maxScore - score) * rankRange + (rankOf[place] ?? 0);
  }
  keys.sort();
  const ordered = new Array<number>(places.length);
  for (let index = 0; index < places.length; index += 1) ordered[index] = placeAt[(keys[index] ?? 0) % rankRange] ?? 0;
  return ordered;
}
