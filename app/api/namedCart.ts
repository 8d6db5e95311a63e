import type { Context } from "hono";

import type { CartOwner } from "~/features/cart/cart.queries.server";
import { findCartById, hasGuestCart } from "~/features/cart/cartById.queries.server";
import { bearerIn, findBearer } from "~/features/customers/bearer.server";

import { type ApiEnv, localeOfCall } from "./call";

export type NamedCart = { ok: true; owner: CartOwner } | { ok: false; reason: "unknown-token" | "unknown-cart" };

/**
 * Whose cart a call names: the bearer's own by its id, or without a token a guest's by its id or by the guest's tempId,
 * which nobody else can know. The header alone says who calls, never a cookie (decision 7).
 */
export async function findNamedCart(context: Context<ApiEnv>, id: string): Promise<NamedCart> {
  const { world } = context.env;
  const locale = localeOfCall(context);
  const header = context.req.header("Authorization");
  const token = bearerIn(header ?? null);
  const signedIn = token === null ? undefined : await findBearer(world, token, locale);
  if (header !== undefined && !signedIn) return { ok: false, reason: "unknown-token" };
  const found = await findCartById(world.db, id, signedIn?.customer.id ?? null);
  if (found) return { ok: true, owner: found.owner };
  if (!signedIn && (await hasGuestCart(world.db, id))) return { ok: true, owner: { tempId: id, locale } };
  return { ok: false, reason: "unknown-cart" };
}
