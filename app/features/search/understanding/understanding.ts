import type { Label } from "~/features/products/label";
import type { Sense } from "./meaningPhrases";
import { kindGroup } from "./meanings";
import type { NotSold } from "./notSold";
import type { PriceBand } from "./priceBand";
import type { QueryToken } from "./queryTokens";
import type { Topic } from "./topics";

/** A part of a query that says something about products: the tokens from `from` up to `to`, excluded. */
export type QueryPart = { from: number; to: number } & (
  | { kind: "sense"; sense: Sense; isMistyped: boolean }
  /** A property that the visitor does not want: `bez kapuce`. */
  | { kind: "without"; sense: Sense }
  | { kind: "label"; label: Label }
  | { kind: "size"; size: string }
  | { kind: "price"; band: PriceBand }
  | { kind: "giftIdea" }
  | { kind: "imitation" }
  /** Something that the shop does not sell: `boty`. */
  | { kind: "notSold"; goods: NotSold }
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
  /** True when information comes before products. */
  leadsToInformation: boolean;
};

const goods: ReadonlySet<QueryPart["kind"]> = new Set(["sense", "without", "label", "size", "giftIdea"]);

/** True when a query describes products, not only a price or whom something is for. */
export function describesGoods({ parts }: Understanding): boolean {
  return parts.some(({ kind }) => goods.has(kind));
}

/** True when a query asks for nothing but things that the shop does not sell. */
export function asksForNotSold({ parts }: Understanding): boolean {
  const isSold = (part: QueryPart) =>
    part.kind === "giftIdea" || (part.kind === "sense" && part.sense.group === kindGroup);
  return parts.some(({ kind }) => kind === "notSold") && !parts.some(isSold);
}
