import type { LoaderFunctionArgs } from "@remix-run/node";

import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { findCartOwner } from "~/features/cart/guest/cartOwner.server";
import { loadCart } from "~/features/cart/loadCart.server";
import { toMiniCart } from "~/features/cart/miniCart/miniCart";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { goodsPrice, goodsTotals } from "~/features/vouchers/goodsPrice";
import { worldOf } from "~/platform/process/world.server";

/** The visitor's mini cart as JSON, for the header's panel. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = worldOf(context);
  const cart = await loadCart(db, await findCartOwner(request, context), now());
  const lines = cart ? await readCartLines(db, cart) : [];
  const price = cart ? await readCartPrice(db, cart, lines, now()) : goodsPrice([], [], 0);
  return Response.json(toMiniCart(lines, goodsTotals(price)), { headers: { "Cache-Control": "private, no-store" } });
}
