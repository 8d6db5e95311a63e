import { countAttempt } from "~/platform/attempts.queries.server";
import { type GuestCookie, guestIdCookie, readGuestId } from "~/platform/guestId.server";
import { newId } from "~/platform/ids.server";

import type { ApiContext } from "./call";
import { callerOf } from "./caller";
import { tooManyCalls } from "./envelope";

/** Guests of the API: the one place where a cookie is read, so that a call without an id finds the browser's own. */

/** New guests from one address; an office shares one. */
const newGuests = { most: 300, withinMs: 3_600_000 };

type Known = (tempId: string) => Promise<boolean>;

/** The asked id, else the browser's, if the shop knows it; else a new one (decision 4). Nobody chooses a new id. */
export async function guestIdOf(context: ApiContext, cookie: GuestCookie, asked: string | null, isKnown: Known) {
  const id = asked ?? readGuestId(cookie, context.req.raw);
  if (id !== null && (await isKnown(id))) return keep(context, cookie, id);
  return freshGuest(context, cookie);
}

export async function freshGuest(context: ApiContext, cookie: GuestCookie): Promise<string> {
  const { db, now } = context.env.world;
  const isFree = await countAttempt(db, `guests ${cookie} ${callerOf(context).address}`, newGuests, now());
  if (!isFree) throw tooManyCalls(newGuests.withinMs);
  return keep(context, cookie, newId());
}

function keep(context: ApiContext, cookie: GuestCookie, tempId: string): string {
  context.header("Set-Cookie", guestIdCookie(cookie, tempId, context.env.world.environment), { append: true });
  return tempId;
}
