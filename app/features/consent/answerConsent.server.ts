import { defineCookie } from "~/platform/http/defineCookie.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { allowsAnything, type Consent, noConsent } from "./consent";
import { consentCookies } from "./consentCookie.server";
import { recordConsent } from "./recordConsent.server";

/** Cookie with the id of the visitor's record, by which the shop can prove what was allowed (decision 120). */
const idCookie = defineCookie("consent.id");

type Answer = Pick<World, "db" | "now" | "environment"> & { request: Request };

/**
 * Records the visitor's choice and returns its Set-Cookie headers. A choice that could not be recorded counts as a
 * refusal.
 */
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
