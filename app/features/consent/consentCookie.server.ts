import { type HasHeaders, readCookies } from "~/platform/http/cookies.server";
import { clearScriptCookie, defineCookie } from "~/platform/http/defineCookie.server";
import type { Locale } from "~/platform/i18n/locale";
import type { Environment } from "~/platform/process/environment.server";
import type { World } from "~/platform/process/world.server";
import { dayMs } from "~/platform/time/durations";

import { allowsAnything, type Consent, noConsent, parseConsent, serializeConsent, withdrawnCookies } from "./consent";
import { recordConsent } from "./recordConsent.server";

/** Specification 9; after a refusal the visitor is asked again after 180 days (decision 79). */
const consentCookie = defineCookie("cookie_consent");
const refusedMs = 180 * dayMs;

/** The id of the visitor's record, with which the shop can show what was allowed (decision 120). */
const idCookie = defineCookie("consent.id");

/** The visitor's consent; null before an answer, when no optional cookie may be set. */
export function readConsent(request: HasHeaders): Consent | null {
  return parseConsent(consentCookie.read(request));
}

type Answer = Pick<World, "db" | "now" | "environment"> & { request: Request };

/** Records the answer and returns its Set-Cookie headers. An answer that could not be recorded counts as a refusal. */
export async function answerConsent(
  { request, environment, ...world }: Answer,
  answer: Consent | null,
  { network, locale }: { network: string; locale: Locale },
): Promise<string[]> {
  const asked = answer ?? noConsent;
  const id = await recordConsent(world, asked, { givenId: idCookie.read(request), network, locale });
  if (id === null) return consentCookies(request, allowsAnything(asked) ? null : answer, environment);
  return [...consentCookies(request, answer, environment), idCookie.write(id, environment)];
}

/** Set-Cookie headers that save an answer and delete what it does not cover. `null` is a refusal. */
export function consentCookies(request: Request, answer: Consent | null, environment: Environment): string[] {
  const consent = answer ?? noConsent;
  const cookieNames = Object.keys(readCookies(request));
  return [
    consentCookie.write(serializeConsent(consent), environment, answer ? undefined : refusedMs),
    ...withdrawnCookies(consent, cookieNames).map((name) => clearScriptCookie(name, environment)),
  ];
}
