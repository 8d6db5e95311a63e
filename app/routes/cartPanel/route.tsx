import type { LoaderFunctionArgs } from "@remix-run/node";

import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { findCartOwner } from "~/features/cart/cartOwner.server";
import { glanceAt } from "~/features/cart/glance";
import { loadCart } from "~/features/cart/loadCart.server";
import { worldOf } from "~/platform/world.server";

/** The visitor's own cart at a glance, as JSON, for the header's panel. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = worldOf(context);
  const cart = await loadCart(db, await findCartOwner(request, context), now());
  const lines = cart ? await readCartLines(db, cart) : [];
  return Response.json(glanceAt(lines), { headers: { "Cache-Control": "private, no-store" } });
}
