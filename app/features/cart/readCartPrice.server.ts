import type { GoodsPrice } from "~/features/vouchers/goodsPrice";
import { type Pricing, readGoodsPrice } from "~/features/vouchers/readGoodsPrice.server";
import type { Db } from "~/platform/database/database.server";

import { type CartLine, lineTotal, orderableLines } from "./cart";
import type { Cart } from "./cart.queries.server";
import { knownEmails } from "./contactEmails";

/** What the lines that can be ordered cost today, after the club and the cart's vouchers. */
export async function readCartPrice(db: Db, cart: Cart, lines: readonly CartLine[], now: number): Promise<GoodsPrice> {
  return readGoodsPrice(db, cart, pricingOf(cart, lines, now));
}

export function pricingOf(cart: Cart, lines: readonly CartLine[], now: number): Pricing {
  const priced = orderableLines(lines).map((line) => ({
    productId: line.productId,
    lineMinor: lineTotal(line),
    isInSale: line.isInSale,
  }));
  return { lines: priced, emails: knownEmails(cart), now };
}
