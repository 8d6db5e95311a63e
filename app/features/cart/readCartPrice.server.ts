import type { GoodsPrice } from "~/features/vouchers/goodsPrice";
import { type Pricing, readGoodsPrice } from "~/features/vouchers/readGoodsPrice.server";
import type { Db } from "~/platform/database/database.server";

import { type CartLine, lineTotal, orderableLines } from "./cart";
import type { Cart } from "./cart.queries.server";
import { contactEmails } from "./contactEmails";

/** Reads today's price of the lines that can be ordered, after the club discount and the cart's vouchers. */
export async function readCartPrice(db: Db, cart: Cart, lines: readonly CartLine[], now: number): Promise<GoodsPrice> {
  return readGoodsPrice(db, cart, toPricing(cart, lines, now));
}

export function toPricing(cart: Cart, lines: readonly CartLine[], now: number): Pricing {
  const priced = orderableLines(lines).map((line) => ({
    productId: line.productId,
    lineMinor: lineTotal(line),
    isInSale: line.isInSale,
    isGift: Boolean(line.gift),
  }));
  return { lines: priced, emails: contactEmails(cart), now };
}
