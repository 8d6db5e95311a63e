import { levelOf, type Postings, placeOf } from "./index/posting";
import { levels } from "./index/searchDocument";
import type { Ranks } from "./index/sortKeys";
import type { Need } from "./queryTerms";

const stepsOfLevel = 4;
/** Best score from which on the next lower one is too far off to be shown, highest first. */
const floors = [
  { from: levels.name * stepsOfLevel - 3, floor: levels.detail * stepsOfLevel + 1 },
  { from: levels.text * stepsOfLevel + 1, floor: levels.text * stepsOfLevel + 1 },
];

export type Ranked = {
  /** Places of documents in the index, best first. */
  places: number[];
  isPartial: boolean;
};

/**
 * Orders what answers most needs: by how well the worst answered word is answered (in the name, in kind and material,
 * in details, in the text), then by all words together, then by rank, lower first. What answers a word only in its
 * text is left out where something answers better, and so is what answers in details where something is called so.
 */
export function rankFound(
  needs: readonly Need[],
  postings: Postings,
  ranks: Ranks,
  isShown: (place: number) => boolean,
): Ranked {
  const scores = scoresOf(needs, postings, ranks.rankOf.length);
  const { places, most } = answeringMost(scores.matched, isShown);
  const best = places.reduce((highest, place) => Math.max(highest, scores.weakest[place] ?? 0), 0);
  const floor = floors.find(({ from }) => best >= from)?.floor ?? 0;
  const good = places.filter((place) => (scores.weakest[place] ?? 0) >= floor);
  return { places: sorted(good, scores, ranks), isPartial: most < needs.length };
}

type Scores = { matched: Uint8Array; weakest: Uint8Array; sum: Uint16Array };

function scoresOf(needs: readonly Need[], postings: Postings, size: number): Scores {
  const scores = { matched: new Uint8Array(size), weakest: new Uint8Array(size).fill(255), sum: new Uint16Array(size) };
  const best = new Uint8Array(size);
  for (const need of needs) {
    answer(need, postings, best.fill(0));
    for (let place = 0; place < size; place += 1) {
      const score = best[place] ?? 0;
      if (score === 0) continue;
      scores.matched[place] = (scores.matched[place] ?? 0) + 1;
      scores.sum[place] = (scores.sum[place] ?? 0) + score;
      if (score < (scores.weakest[place] ?? 255)) scores.weakest[place] = score;
    }
  }
  return scores;
}

/** Writes into `best` how well each document answers one need; 0 is not at all. */
function answer(need: Need, postings: Postings, best: Uint8Array): void {
  for (const [term, penalty] of need) {
    for (const posting of postings[term] ?? []) {
      const place = placeOf(posting);
      const score = levelOf(posting) * stepsOfLevel - penalty;
      if (score > (best[place] ?? 0)) best[place] = score;
    }
  }
}

function answeringMost(matched: Uint8Array, isShown: (place: number) => boolean) {
  let most = 0;
  let places: number[] = [];
  for (let place = 0; place < matched.length; place += 1) {
    const count = matched[place] ?? 0;
    if (count === 0 || count < most || !isShown(place)) continue;
    if (count > most) places = [];
    most = count;
    places.push(place);
  }
  return { places, most };
}

const rankRange = 2 ** 27;
const sumRange = 2 ** 9;
const mostScore = 2 ** 8 * sumRange;

/** Packs score and rank into one number each, as sorting numbers is ten times quicker than comparing documents. */
function sorted(places: readonly number[], { weakest, sum }: Scores, { rankOf, placeAt }: Ranks): number[] {
  const keys = new Float64Array(places.length);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const score = (weakest[place] ?? 0) * sumRange + (sum[place] ?? 0);
    keys[index] = (mostScore - score) * rankRange + (rankOf[place] ?? 0);
  }
  keys.sort();
  const ordered = new Array<number>(places.length);
  for (let index = 0; index < places.length; index += 1) ordered[index] = placeAt[(keys[index] ?? 0) % rankRange] ?? 0;
  return ordered;
}
