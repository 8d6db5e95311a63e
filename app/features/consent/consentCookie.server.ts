import { serialize } from "cookie";

import { type HasHeaders, readCookies } from "~/platform/http/cookies.server";
import type { Environment } from "~/platform/process/environment.server";

import { type Consent, noConsent, parseConsent, serializeConsent, withdrawnCookies } from "./consent";

const cookieName = "cookie_consent";

/** Specification 9; after a refusal the visitor is asked again after 180 days (decision 79). */
const acceptedSeconds = 31_536_000;
const refusedSeconds = 15_552_000;

/** The visitor's consent; null before an answer, when no optional cookie may be set. */
export function readConsent(request: HasHeaders): Consent | null {
  return parseConsent(readCookies(request)[cookieName]);
}

/** Set-Cookie headers that save the answer and delete what it does not cover. `null` is a refusal. */
export function consentCookies(request: Request, answer: Consent | null, { hasSecureCookies }: Environment): string[] {
  const consent = answer ?? noConsent;
  const secure = hasSecureCookies;
  const cookieNames = Object.keys(readCookies(request));
  return [
    serialize(cookieName, serializeConsent(consent), {
      httpOnly: true,
      sameSite: "lax",
      secure,
      path: "/",
      maxAge: answer ? acceptedSeconds : refusedSeconds,
    }),
    ...withdrawnCookies(consent, cookieNames).map((name) => serialize(name, "", { secure, path: "/", maxAge: 0 })),
  ];
}
