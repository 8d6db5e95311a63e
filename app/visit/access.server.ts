import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { readDevice } from "~/features/customers/session/deviceCookie.server";
import { rememberReturnTo } from "~/features/customers/session/returnTo.server";
import type { SignedIn } from "~/features/customers/session/session.server";
import type { ClientInfo } from "~/features/customers/session/signIn.server";
import { noticeCookie } from "~/platform/http/notice.server";
import { clientSubnet } from "~/platform/http/subnetOf";

import { type RouteArgs, type Visit, visitOf } from "./visit.server";

/** This file controls the access to pages (decision 22). */

export type CustomerVisit = Visit & SignedIn;

/**
 * Returns the signed-in customer. A guest is redirected to the home page, where the account panel opens, and the
 * requested path is remembered (decision 23). This also applies after a POST, because its response is a page.
 */
export async function requireCustomer(args: RouteArgs): Promise<CustomerVisit> {
  const visit = visitOf(args);
  const { environment, locale, request, url } = visit;
  const signedIn = await visit.readSignedIn();
  if (signedIn) return { ...visit, ...signedIn };
  const wanted = `${url.pathname}${url.search}`;
  const headers = new Headers({ "Set-Cookie": rememberReturnTo(wanted, environment) });
  headers.append("Set-Cookie", await noticeCookie({ tone: "alert", key: "signInFirst", values: {} }, environment));
  const home = `${addressOf("home", locale)}?${new URLSearchParams({ redirect: wanted })}`;
  throw redirect(home, { status: request.method === "GET" ? 302 : 303, headers });
}

/** Redirects signed-in customers from pages that are only for guests to the home page. */
export async function requireGuest(args: RouteArgs): Promise<Visit> {
  const visit = visitOf(args);
  if (await visit.readSignedIn()) {
    throw redirect(addressOf("home", visit.locale), visit.request.method === "GET" ? 302 : 303);
  }
  return visit;
}

/** Returns the client as the rate limits count it. */
export function callerOf({ request, context }: RouteArgs): ClientInfo {
  const agent = request.headers.get("User-Agent") ?? "";
  return { address: clientSubnet(context), agent, device: readDevice(request), requestId: context.requestId };
}
