import { type HasHeaders, readCookies } from "~/platform/http/cookies.server";
import { clearScriptCookie, defineCookie } from "~/platform/http/defineCookie.server";
import type { Environment } from "~/platform/process/environment.server";
import { dayMs } from "~/platform/time/durations";

import { type Consent, noConsent, parseConsent, serializeConsent, withdrawnCookies } from "./consent";

/** The cookie of specification 9; after a refusal the visitor is asked again after 180 days (decision 79). */
const consentCookie = defineCookie("cookie_consent");
const refusedMs = 180 * dayMs;

/** Returns the visitor's consent; null before a choice, when no optional cookie may be set. */
export function readConsent(request: HasHeaders): Consent | null {
  return parseConsent(consentCookie.read(request));
}

/** Returns Set-Cookie headers that save a choice and delete the cookies that it does not cover. `null` is a refusal. */
export function consentCookies(request: Request, answer: Consent | null, environment: Environment): string[] {
  const consent = answer ?? noConsent;
  const cookieNames = Object.keys(readCookies(request));
  return [
    consentCookie.write(serializeConsent(consent), environment, answer ? undefined : refusedMs),
    ...withdrawnCookies(consent, cookieNames).map((name) => clearScriptCookie(name, environment)),
  ];
}
