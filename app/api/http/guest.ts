import { newId } from "~/platform/database/ids.server";
import { countNewGuest, type GuestCookie, guestIdCookie, newGuests, readGuestId } from "~/platform/http/guestId.server";
import { clientOfCall } from "./auth";
import type { ApiContext } from "./context";
import { tooManyRequests } from "./errors";

/**
 * This file identifies guests of the API. A call without an id uses the guest id of the browser's cookie; no other call
 * reads a cookie. An id in a path reads and changes its own cart or wishlist and never sets a cookie: a link made by
 * somebody else must not put a visitor into that person's cart (decision 110).
 */

type Known = (tempId: string) => Promise<boolean>;

/** Returns the requested id if the shop knows it, else a new one (decision 4). Clients cannot choose new ids. */
export async function guestById(context: ApiContext, cookie: GuestCookie, asked: string, isKnown: Known) {
  return (await isKnown(asked)) ? asked : newGuest(context, cookie);
}

/** Returns the guest id of the cookie if the shop knows it, else a new one. The cookie is set for another 14 days. */
export async function guestOfBrowser(context: ApiContext, cookie: GuestCookie, isKnown: Known): Promise<string> {
  return keep(context, cookie, (await ownGuest(context, cookie, isKnown)) ?? (await newGuest(context, cookie)));
}

/** Returns a new id. It is stored in the cookie unless that already holds a known id, which would be lost. */
export async function newGuestKeepingCookie(context: ApiContext, cookie: GuestCookie, isKnown: Known): Promise<string> {
  const tempId = await newGuest(context, cookie);
  return (await ownGuest(context, cookie, isKnown)) ? tempId : keep(context, cookie, tempId);
}

async function ownGuest(context: ApiContext, cookie: GuestCookie, isKnown: Known): Promise<string | null> {
  const own = readGuestId(cookie, context.req.raw);
  return own !== null && (await isKnown(own)) ? own : null;
}

async function newGuest(context: ApiContext, cookie: GuestCookie): Promise<string> {
  const { db, now } = context.env.world;
  const isFree = await countNewGuest(db, cookie, clientOfCall(context).address, now());
  if (!isFree) throw tooManyRequests(newGuests.windowMs);
  return newId();
}

function keep(context: ApiContext, cookie: GuestCookie, tempId: string): string {
  context.header("Set-Cookie", guestIdCookie(cookie, tempId, context.env.world.environment), { append: true });
  return tempId;
}
