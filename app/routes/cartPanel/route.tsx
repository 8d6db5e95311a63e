import type { LoaderFunctionArgs } from "@remix-run/node";

import { findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { glanceAt } from "~/features/cart/glance";
import { readTempId } from "~/features/cart/tempId.server";
import { localeOfPath } from "~/platform/locale";
import { worldOf } from "~/platform/world.server";

/** The visitor's own cart at a glance, as JSON, for the header's panel. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const tempId = readTempId(request);
  const cart = tempId ? await findCart(db, { tempId, locale }) : undefined;
  const lines = cart ? await readCartLines(db, cart) : [];
  return Response.json(glanceAt(lines), { headers: { "Cache-Control": "private, no-store" } });
}
