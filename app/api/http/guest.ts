import { countAttempt } from "~/platform/database/attempts.queries.server";
import { newId } from "~/platform/database/ids.server";
import { type GuestCookie, guestIdCookie, readGuestId } from "~/platform/http/guestId.server";
import { callerOf } from "./auth";
import type { ApiContext } from "./context";
import { tooManyCalls } from "./errors";

/**
 * Guests of the API. A call without an id finds the browser's own in its cookie; this is the one place where a cookie is
 * read. An id in an address reads and changes what it names and never sets a cookie: a link that somebody else has made
 * must not put a visitor into that person's cart (decision 110).
 */

/** New guests from one address; an office shares one. */
const newGuests = { most: 300, withinMs: 3_600_000 };

type Known = (tempId: string) => Promise<boolean>;

/** The asked id, if the shop knows it; else a new one (decision 4). Nobody chooses a new id. */
export async function namedGuest(context: ApiContext, cookie: GuestCookie, asked: string, isKnown: Known) {
  return (await isKnown(asked)) ? asked : newGuest(context, cookie);
}

/** The browser's own id, if the shop knows it; else a new one. The cookie keeps it for another 14 days. */
export async function browsersGuest(context: ApiContext, cookie: GuestCookie, isKnown: Known): Promise<string> {
  return keep(context, cookie, (await ownGuest(context, cookie, isKnown)) ?? (await newGuest(context, cookie)));
}

/** A new id, which the cookie keeps unless the browser has one already: it would lose what that one names. */
export async function freshGuest(context: ApiContext, cookie: GuestCookie, isKnown: Known): Promise<string> {
  const tempId = await newGuest(context, cookie);
  return (await ownGuest(context, cookie, isKnown)) ? tempId : keep(context, cookie, tempId);
}

async function ownGuest(context: ApiContext, cookie: GuestCookie, isKnown: Known): Promise<string | null> {
  const own = readGuestId(cookie, context.req.raw);
  return own !== null && (await isKnown(own)) ? own : null;
}

async function newGuest(context: ApiContext, cookie: GuestCookie): Promise<string> {
  const { db, now } = context.env.world;
  const isFree = await countAttempt(db, `guests ${cookie} ${callerOf(context).address}`, newGuests, now());
  if (!isFree) throw tooManyCalls(newGuests.withinMs);
  return newId();
}

function keep(context: ApiContext, cookie: GuestCookie, tempId: string): string {
  context.header("Set-Cookie", guestIdCookie(cookie, tempId, context.env.world.environment), { append: true });
  return tempId;
}
