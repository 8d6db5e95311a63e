import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { readDevice } from "~/features/customers/session/deviceCookie.server";
import { keepWantedPath } from "~/features/customers/session/returnTo.server";
import { readVisit, type SignedIn } from "~/features/customers/session/session.server";
import type { Caller } from "~/features/customers/session/signIn.server";
import { leaveNotice } from "~/platform/http/notice.server";
import { callersNetwork } from "~/platform/http/subnetOf";
import { type Locale, localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

/** Who may see which page (decision 22). */

export type CustomerVisit = SignedIn & { locale: Locale };

/**
 * Who is signed in. A guest goes to the home page, where the account panel opens, and the wanted page is remembered
 * (decision 23); after a form too, as its answer is a page.
 */
export async function requireCustomer(request: Request, context: AppLoadContext): Promise<CustomerVisit> {
  const { pathname, search } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const { signedIn } = await readVisit(request, context);
  if (signedIn) return { ...signedIn, locale };
  const { environment } = worldOf(context);
  const wanted = `${pathname}${search}`;
  const headers = new Headers({ "Set-Cookie": keepWantedPath(wanted, environment) });
  headers.append("Set-Cookie", await leaveNotice({ tone: "alert", key: "signInFirst", values: {} }, environment));
  const home = `${addressOf("home", locale)}?${new URLSearchParams({ redirect: wanted })}`;
  throw redirect(home, { status: request.method === "GET" ? 302 : 303, headers });
}

/** Pages for guests only: who is signed in goes home. */
export async function requireGuest(request: Request, context: AppLoadContext): Promise<Locale> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { signedIn } = await readVisit(request, context);
  if (signedIn) throw redirect(addressOf("home", locale), request.method === "GET" ? 302 : 303);
  return locale;
}

/** Whom the limits count. */
export function callerOf(request: Request, context: AppLoadContext): Caller {
  const agent = request.headers.get("User-Agent") ?? "";
  return { address: callersNetwork(context), agent, device: readDevice(request) };
}
