import { Visitor, type VisitorResponse } from "../support/browser/visitor";
import { agree, fillCheckout, type Purchase } from "../support/purchase";

import type { Stage } from "./stage";

/** The product that all buyers of the torture want: one size of one jacket. */
export const purchase = { prefix: "", productId: 1001, colourId: "cerna", size: "50" } as const;

/** A buyer who has the review of the order on the screen. */
export type TortureBuyer = { visitor: Visitor; review: VisitorResponse };

const preparedAtOnce = 10;

/** Takes that many visitors to the review, each with an address and an e-mail of their own. */
export async function prepareTortureBuyers(
  stage: Stage,
  count: number,
  { payment = "transfer", pickup }: Pick<Purchase, "payment" | "pickup"> = {},
): Promise<TortureBuyer[]> {
  const buyers: TortureBuyer[] = [];
  while (buyers.length < count) {
    const batch = Array.from({ length: Math.min(preparedAtOnce, count - buyers.length) }, () =>
      prepare(stage, { payment, pickup }),
    );
    buyers.push(...(await Promise.all(batch)));
  }
  return buyers;
}

async function prepare(stage: Stage, chosen: Pick<Purchase, "payment" | "pickup">): Promise<TortureBuyer> {
  const visitor = newVisitor(stage);
  const review = await fillCheckout(visitor, { ...purchase, ...chosen });
  if (review.status !== 200) throw new Error(`a buyer was not led to the review: ${review.status} ${review.location}`);
  return { visitor, review };
}

/** The response; undefined where none came. */
export type MaybeAnswer = VisitorResponse | undefined;

/** Submits the review twice at once, like an impatient visitor. */
export function agreeTwice({ visitor, review }: TortureBuyer): Promise<MaybeAnswer[]> {
  const press = () => agree(visitor, purchase, review).catch(() => undefined);
  return Promise.all([press(), press()]);
}

/** Returns a visitor with an address and an e-mail of their own. */
export function newVisitor({ shop, random }: Pick<Stage, "shop" | "random">): Visitor {
  return new Visitor(shop.url, { address: randomAddress(random) });
}

function randomAddress(random: () => number): string {
  const part = () => Math.floor(random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
