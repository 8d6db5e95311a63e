import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { readDevice } from "~/features/customers/session/deviceCookie.server";
import { rememberReturnTo } from "~/features/customers/session/returnTo.server";
import { readVisit, type SignedIn } from "~/features/customers/session/session.server";
import type { ClientInfo } from "~/features/customers/session/signIn.server";
import { noticeCookie } from "~/platform/http/notice.server";
import { clientSubnet } from "~/platform/http/subnetOf";
import { type Locale, localeOfPath, requestLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

/** Access to pages (decision 22). */

export type CustomerVisit = SignedIn & { locale: Locale };

/**
 * Returns the signed-in customer. A guest is redirected to the home page, where the account panel opens, and the
 * requested path is remembered (decision 23); after a POST too, because its response is a page.
 */
export async function requireCustomer(request: Request, context: AppLoadContext): Promise<CustomerVisit> {
  const { pathname, search } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const { signedIn } = await readVisit(request, context);
  if (signedIn) return { ...signedIn, locale };
  const { environment } = worldOf(context);
  const wanted = `${pathname}${search}`;
  const headers = new Headers({ "Set-Cookie": rememberReturnTo(wanted, environment) });
  headers.append("Set-Cookie", await noticeCookie({ tone: "alert", key: "signInFirst", values: {} }, environment));
  const home = `${addressOf("home", locale)}?${new URLSearchParams({ redirect: wanted })}`;
  throw redirect(home, { status: request.method === "GET" ? 302 : 303, headers });
}

/** Redirects signed-in customers home, from pages for guests only. */
export async function requireGuest(request: Request, context: AppLoadContext): Promise<Locale> {
  const locale = requestLocale(request);
  const { signedIn } = await readVisit(request, context);
  if (signedIn) throw redirect(addressOf("home", locale), request.method === "GET" ? 302 : 303);
  return locale;
}

/** The caller, as the rate limits count it. */
export function callerOf(request: Request, context: AppLoadContext): ClientInfo {
  const agent = request.headers.get("User-Agent") ?? "";
  return { address: clientSubnet(context), agent, device: readDevice(request) };
}
