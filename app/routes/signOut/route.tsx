import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { endTempId } from "~/features/cart/guest/guestCookie.server";
import { forgetWantedPath } from "~/features/customers/session/returnTo.server";
import { endSession } from "~/features/customers/session/session.queries.server";
import { endedSessionCookie, readToken } from "~/features/customers/session/session.server";
import { endWishTempId } from "~/features/wishlist/wishTempId.server";
import { leaveNotice } from "~/platform/http/notice.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

/** Signs out. The browser forgets its session even when the database cannot end it (specification 4). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db, environment, log } = worldOf(context);
  const token = readToken(request);
  try {
    if (token) await endSession(db, token);
  } catch (error) {
    log.error({ err: error, requestId: context.requestId }, "session not ended");
  }
  const headers = new Headers({ "Set-Cookie": endedSessionCookie(environment) });
  headers.append("Set-Cookie", endTempId(environment));
  headers.append("Set-Cookie", endWishTempId(environment));
  headers.append("Set-Cookie", forgetWantedPath(environment));
  headers.append("Set-Cookie", await leaveNotice({ tone: "good", key: "signedOut", values: {} }, environment));
  return redirect(homeOf(request), { status: 303, headers });
}

/** A link signs nobody out. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(homeOf(request), 302);
}

function homeOf(request: Request): string {
  return addressOf("home", localeOfPath(new URL(request.url).pathname));
}
