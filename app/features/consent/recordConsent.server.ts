import { countAttempt, type Limit } from "~/platform/database/attempts.queries.server";
import { isId } from "~/platform/database/idShape";
import { hashOfSecret, newId } from "~/platform/database/ids.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { hourMs } from "~/platform/time/durations";

import { allowsAnything, type Consent, noConsent, serializeConsent } from "./consent";
import { toConsentBarData } from "./consentBar";
import { type ConsentWording, hasConsentAnswer, insertConsentAnswer } from "./consentRecord.queries.server";

/** Limit for one network, which may be a whole office. */
const limit: Limit = { most: 300, windowMs: hourMs };

type Visitor = {
  /** The value of the cookie, which may be any text; undefined for a visitor who has allowed nothing yet. */
  givenId: string | undefined;
  network: string;
  locale: Locale;
};

/**
 * Stores what a visitor allowed, the wording shown and the time, and returns the visitor's random id for the cookie. A
 * refusal is stored only for a visitor who had allowed something, whose consent it ends; others get null. Null is also
 * returned when a network sends too many choices: then nothing optional may be allowed, as the consent could not be
 * proved.
 */
export async function recordConsent(
  { db, now }: Pick<World, "db" | "now">,
  consent: Consent,
  { givenId, network, locale }: Visitor,
): Promise<string | null> {
  const known = isId(givenId) && (await hasConsentAnswer(db, givenId)) ? givenId : null;
  if (!known && !allowsAnything(consent)) return null;
  if (!(await countAttempt(db, `cookie consent network ${network}`, limit, now()))) return null;
  const visitorId = known ?? newId();
  const answer = { visitorId, categories: serializeConsent(consent), wording: wordingOf(locale) };
  await db.transaction().execute((tx) => insertConsentAnswer(tx, answer, now()));
  return visitorId;
}

/** Returns the wording of the cookie bar. */
function wordingOf(locale: Locale): ConsentWording {
  const { text, choices } = toConsentBarData(translatorFor(locale), locale, noConsent);
  const body = [text, ...choices.map(({ label, purpose }) => `${label}: ${purpose}`)].join("\n");
  return { id: hashOfSecret(`${locale} ${body}`), locale, body };
}
