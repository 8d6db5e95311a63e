import type { LoaderFunctionArgs } from "@remix-run/node";
import { findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { findCartOwner } from "~/features/cart/cartOwner.server";
import { glanceAt } from "~/features/cart/glance";
import { worldOf } from "~/platform/world.server";

/** The visitor's own cart at a glance, as JSON, for the header's panel. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = worldOf(context);
  const owner = await findCartOwner(request, context);
  const cart = owner ? await findCart(db, owner) : undefined;
  const lines = cart ? await readCartLines(db, cart) : [];
  return Response.json(glanceAt(lines), { headers: { "Cache-Control": "private, no-store" } });
}
