import { serialize } from "cookie";

import { type Asked, readCookies } from "~/platform/http/cookies.server";
import type { Environment } from "~/platform/process/environment.server";

import { type Consent, noConsent, parseConsent, withdrawnCookies, writeConsent } from "./consent";

const cookieName = "cookie_consent";

/** Specification 9; a refusal is asked about again after 180 days (decision 79). */
const acceptedSeconds = 31_536_000;
const refusedSeconds = 15_552_000;

/** What the visitor has allowed; null for one who has not answered. Until then nothing optional may be set. */
export function readConsent(asked: Asked): Consent | null {
  return parseConsent(readCookies(asked)[cookieName]);
}

/** Set-Cookie lines that keep the answer and take away what it does not cover. `null` is a refusal. */
export function keepConsent(request: Request, answer: Consent | null, { hasSecureCookies }: Environment): string[] {
  const consent = answer ?? noConsent;
  const secure = hasSecureCookies;
  const carried = Object.keys(readCookies(request));
  return [
    serialize(cookieName, writeConsent(consent), {
      httpOnly: true,
      sameSite: "lax",
      secure,
      path: "/",
      maxAge: answer ? acceptedSeconds : refusedSeconds,
    }),
    ...withdrawnCookies(consent, carried).map((name) => serialize(name, "", { secure, path: "/", maxAge: 0 })),
  ];
}
