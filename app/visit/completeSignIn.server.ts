import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { maxLines } from "~/features/cart/cart";
import { endTempId, readTempId } from "~/features/cart/guest/guestCookie.server";
import { type Joined, joinCarts } from "~/features/cart/guest/mergeCarts.server";
import { deviceCookie, readDevice } from "~/features/customers/session/deviceCookie.server";
import { rememberDevice } from "~/features/customers/session/knownDevice.queries.server";
import { forgetWantedPath, wantedPath } from "~/features/customers/session/returnTo.server";
import { sessionCookie } from "~/features/customers/session/session.server";
import { uniteWishlists } from "~/features/wishlist/uniteWishlists.server";
import { endWishTempId, readWishTempId } from "~/features/wishlist/wishTempId.server";
import { leaveNotice, type Notice, namesIn } from "~/platform/http/notice.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

type Entered = { customerId: string; token: string; typed: FormData; notice: Notice };

/**
 * Sends who has just signed in on to the wanted page, else to the account: with a session, with the guest's cart, and
 * without anything that the browser knew of a guest (decision 49).
 */
export async function enterAccount(
  request: Request,
  context: AppLoadContext,
  { customerId, token, typed, notice }: Entered,
): Promise<never> {
  const { db, now, environment } = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const joined = await bringGuestsThings(request, context, customerId);
  const headers = new Headers({ "Set-Cookie": sessionCookie(token, environment) });
  headers.append("Set-Cookie", forgetWantedPath(environment));
  const device = await rememberDevice(db, customerId, readDevice(request), now());
  headers.append("Set-Cookie", deviceCookie(device, environment));
  headers.append("Set-Cookie", endTempId(environment));
  headers.append("Set-Cookie", endWishTempId(environment));
  headers.append("Set-Cookie", await leaveNotice(cartNotice(joined) ?? notice, environment));
  throw redirect(wantedPath(request, typed) ?? addressOf("account", locale), { status: 303, headers });
}

/** A list or a cart that cannot be joined must not keep anybody out; it is then left where it was. */
async function bringGuestsThings(
  request: Request,
  context: AppLoadContext,
  customerId: string,
): Promise<Joined | undefined> {
  const tempId = readTempId(request);
  const wishTempId = readWishTempId(request);
  const { db, now, log } = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  try {
    if (wishTempId) await uniteWishlists(db, { tempId: wishTempId, userId: customerId }, now());
    if (!tempId) return undefined;
    return (await joinCarts(db, tempId, customerId, now())).find((joined) => joined.locale === locale);
  } catch (error) {
    log.error({ err: error, requestId: context.requestId }, "guest's things not brought along");
    return undefined;
  }
}

function cartNotice(joined: Joined | undefined): Notice | undefined {
  if (!joined) return undefined;
  const { clampedNames, leftNames, addedPieces } = joined;
  if (leftNames.length > 0) {
    return { tone: "alert", key: "cartLinesLeft", values: { name: namesIn(leftNames), most: maxLines } };
  }
  if (clampedNames.length > 0) {
    return { tone: "alert", key: "cartJoinedClamped", values: { name: namesIn(clampedNames) } };
  }
  return addedPieces > 0 ? { tone: "good", key: "cartJoined", values: {} } : undefined;
}
