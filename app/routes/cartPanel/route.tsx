import type { LoaderFunctionArgs } from "@remix-run/node";

import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { loadCart } from "~/features/cart/loadCart.server";
import { toMiniCart } from "~/features/cart/miniCart/miniCart";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { goodsPrice, goodsTotals } from "~/features/vouchers/goodsPrice";
import { visitOf } from "~/visit/visit.server";

/** Responds with the visitor's mini cart as JSON, for the panel in the header. */
export async function loader(args: LoaderFunctionArgs) {
  const { db, now, findCartOwner } = visitOf(args);
  const cart = await loadCart(db, await findCartOwner(), now());
  const lines = cart ? await readCartLines(db, cart) : [];
  const price = cart ? await readCartPrice(db, cart, lines, now()) : goodsPrice([], [], 0);
  return Response.json(toMiniCart(lines, goodsTotals(price)), { headers: { "Cache-Control": "private, no-store" } });
}
