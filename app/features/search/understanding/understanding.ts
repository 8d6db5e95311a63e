import type { Label } from "~/features/products/label";

import type { Sense } from "./meaningPhrases";
import type { PriceBand } from "./priceBand";
import type { QueryToken } from "./queryTokens";
import type { Topic } from "./topics";

/** A part of a query that says something about products: the tokens from `from` up to `to`, excluded. */
export type QueryPart = { from: number; to: number } & (
  | { kind: "sense"; sense: Sense; isMistyped: boolean }
  /** What the visitor does not want: `bez kapuce`. */
  | { kind: "without"; sense: Sense }
  | { kind: "label"; label: Label }
  | { kind: "size"; size: string }
  | { kind: "price"; band: PriceBand }
  | { kind: "giftIdea" }
  | { kind: "imitation" }
);

/** What a query says, as far as the shop understands it. */
export type Understanding = {
  tokens: readonly QueryToken[];
  parts: readonly QueryPart[];
  /** Indexes of the tokens that are searched for as words. */
  words: readonly number[];
  price: PriceBand | null;
  wantsCheapest: boolean;
  topics: readonly Topic[];
  /** True where information comes before goods. */
  leadsToInformation: boolean;
};

const goods: ReadonlySet<QueryPart["kind"]> = new Set(["sense", "without", "label", "size", "giftIdea"]);

/** True where a query describes goods: not only a price, or whom something is for. */
export function describesGoods({ parts }: Understanding): boolean {
  return parts.some(({ kind }) => goods.has(kind));
}
