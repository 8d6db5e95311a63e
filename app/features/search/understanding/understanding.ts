import type { Sense } from "./meaningPhrases";
import type { PriceBand } from "./priceBand";
import type { QueryToken } from "./queryTokens";
import type { Topic } from "./topics";

/** A part of a query that says something about products: the tokens from `from` up to `to`, excluded. */
export type QueryPart = { from: number; to: number } & (
  | { kind: "sense"; sense: Sense; isMistyped: boolean }
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
  topics: readonly Topic[];
  /** True where information comes before goods. */
  leadsToInformation: boolean;
};

/** True where a query describes goods: not only a price, or whom something is for. */
export function describesGoods({ parts }: Understanding): boolean {
  return parts.some((part) => part.kind === "sense" || part.kind === "size" || part.kind === "giftIdea");
}
