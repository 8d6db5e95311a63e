import type { AppLoadContext } from "@remix-run/node";
import type { HasHeaders } from "~/platform/http/cookies.server";
import { defineCookie } from "~/platform/http/defineCookie.server";
import { type Locale, requestLocale } from "~/platform/i18n/locale";
import type { Environment } from "~/platform/process/environment.server";
import { worldOf } from "~/platform/process/world.server";
import { hourMs } from "~/platform/time/durations";

import type { Customer } from "../customer";
import { findSession, renewSession, type Session } from "./session.queries.server";

/**
 * The contract of a session (decision 7):
 * - Its token is 256 random bits. The browser alone holds it, in a cookie that no script can read, that other sites
 *   cannot send with their forms, and that goes over https only wherever the shop does.
 * - The database holds only the token's SHA-256, so a copy of it grants no access. No token is ever logged.
 * - Signing in always creates a new token; a token that the visitor brings is never adopted.
 * - A session lasts 30 days from its last use, 180 in all, and ends at once at sign-out; all of a customer's others end
 *   when the password is changed or reset. An unknown token is removed from the browser and logged.
 * - Pages authenticate by this cookie only, the API by its bearer header only.
 */

export const sessionToken = defineCookie("auth._token.local");

export type SignedIn = {
  customer: Customer;
  token: string;
};

export type SessionState = {
  /** The signed-in customer; null for a guest. */
  signedIn: SignedIn | null;
  /** The Set-Cookie header that the response must carry, if any. */
  setCookie: string | null;
};

/** A session is renewed at most once an hour, so that viewing pages rarely writes to the database. */
const renewalMs = hourMs;

export function isRenewalDue({ usedAt }: Pick<Session, "usedAt">, now: number): boolean {
  return now - usedAt >= renewalMs;
}

/**
 * Reads the visitor's session. A request without the cookie costs no query; one with the cookie costs a single query
 * for all loaders.
 */
export function readSession(request: Request, context: AppLoadContext): Promise<SessionState> {
  const token = readToken(request);
  if (token === null) return Promise.resolve({ signedIn: null, setCookie: null });
  const locale = requestLocale(request);
  // Only a context that belongs to a single request, as the server creates it, may cache the session.
  if (context.requestId === undefined) return lookUp(token, locale, context);
  const known = sessionsByContext.get(context) ?? lookUp(token, locale, context);
  sessionsByContext.set(context, known);
  return known;
}

const sessionsByContext = new WeakMap<AppLoadContext, Promise<SessionState>>();

async function lookUp(token: string, locale: Locale, context: AppLoadContext): Promise<SessionState> {
  const { db, now, environment, log } = worldOf(context);
  const session = await findSession(db, token, locale, now());
  if (!session) {
    log.warn({ event: "bad-token", requestId: context.requestId }, "session token not known");
    return { signedIn: null, setCookie: clearedSessionCookie(environment) };
  }
  const signedIn = { customer: session.customer, token };
  if (!isRenewalDue(session, now())) return { signedIn, setCookie: null };
  await renewSession(db, token, now());
  return { signedIn, setCookie: sessionCookie(token, environment) };
}

/** Reads the token of the cookie; null without the cookie. A malformed value counts as an unknown token. */
export function readToken(request: HasHeaders): string | null {
  const value = sessionToken.read(request);
  return value === undefined ? null : value.replace(/^Bearer /, "").slice(0, 100);
}

export function sessionCookie(token: string, environment: Environment): string {
  return sessionToken.write(`Bearer ${token}`, environment);
}

export function clearedSessionCookie(environment: Environment): string {
  return sessionToken.clear(environment);
}
