import type { CartOwner } from "~/features/cart/cart.queries.server";
import { countPieces, countPiecesInCart } from "~/features/cart/pieceCount.queries.server";
import { opensClosedShop } from "~/features/customers/scope";
import { findSession } from "~/features/customers/session/session.queries.server";
import { isRenewalDue, readToken } from "~/features/customers/session/session.server";
import type { WishlistOwner } from "~/features/wishlist/wishlist";
import { readWishlistProductIds } from "~/features/wishlist/wishlistItem.queries.server";
import { lastKnown } from "~/platform/database/lastKnown.server";
import type { HasHeaders } from "~/platform/http/cookies.server";
import type { World } from "~/platform/process/world.server";

import type { PageInputs } from "../pageInputs.server";
import type { AccountSummary } from "../shellData";

/** The last known values keep cached pages available to guests while the database is unavailable. */
const piecesOf = lastKnown(countPieces);
const wishlistProductIdsOf = lastKnown(readWishlistProductIds);

/** What a page shows of its visitor, which replaces the ids in the cookies. */
export type PageVisitor = {
  /** The part of the page that is in the page cache's key. */
  shown: { account: AccountSummary | null; pieces: number; wishlistProductIds: number[] };
  /** True for a visitor with a cart of their own, who may have submitted the form of an older copy of the page. */
  mayHaveSentForms: boolean;
  /** Values that name a customer or open the session, which must not appear in a shared page. */
  secrets: string[];
};

type Ids = Pick<PageInputs, "locale" | "tempId" | "wishlistTempId">;

/**
 * Reads what a page shows of its visitor. Returns null when the page is made for its visitor alone: a session that is
 * unknown or must be renewed needs a cookie of its own, a customer without a cart gets one with the page, and staff may
 * see a closed shop.
 */
export async function readPageVisitor(world: World, request: HasHeaders, ids: Ids): Promise<PageVisitor | null> {
  const token = readToken(request);
  return token === null ? readGuest(world, ids) : readCustomer(world, token, ids);
}

/** Reads a guest's data; a guest without an id sees an empty cart and wishlist. */
async function readGuest(world: World, { locale, tempId, wishlistTempId }: Ids): Promise<PageVisitor> {
  const pieces = tempId ? await piecesOf(world.db, { tempId, locale }) : 0;
  const wishlistProductIds = wishlistTempId
    ? await wishlistProductIdsOf(world.db, { tempId: wishlistTempId }, locale)
    : [];
  return { shown: { account: null, pieces, wishlistProductIds }, mayHaveSentForms: tempId !== null, secrets: [] };
}

async function readCustomer({ db, now }: World, token: string, { locale }: Ids): Promise<PageVisitor | null> {
  const session = await findSession(db, token, locale, now());
  if (!session || isRenewalDue(session, now()) || opensClosedShop(session.customer)) return null;
  const { id: customerId, group, email } = session.customer;
  const owner: CartOwner & WishlistOwner = { customerId, locale };
  const pieces = await countPiecesInCart(db, owner);
  if (pieces === undefined) return null;
  const wishlistProductIds = await readWishlistProductIds(db, owner, locale);
  return { shown: { account: { group }, pieces, wishlistProductIds }, mayHaveSentForms: true, secrets: [email, token] };
}
