import { newsletterAddress } from "~/addresses";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { letterHtml, letterText } from "~/ui/letter";

import { confirmMs, isTokenValid, type TokenPurpose } from "./newsletter";
import {
  addToken,
  askSubscriber,
  dropConfirmTokens,
  findToken,
  markConfirmed,
  markLeft,
} from "./newsletter.queries.server";
import { newsletterLetter } from "./newsletterLetter";
import { newToken, tokenHash } from "./token.server";

type Office = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/** The deed of `queueQuestion`, by itself. */
export async function askToSubscribe(office: Office, subscriber: { email: string; locale: Locale }): Promise<void> {
  await office.db.transaction().execute((tx) => queueQuestion({ ...office, db: tx }, subscriber));
}

/**
 * Writes the letter that asks an address to confirm, unless it is subscribed or has just been asked. The caller answers
 * alike in all cases, so that nobody learns who reads the newsletter. `email` is checked and in small letters. Part of
 * the deed that runs it.
 */
export async function queueQuestion(office: Office, subscriber: { email: string; locale: Locale }): Promise<void> {
  const { db, environment } = office;
  const now = office.now();
  const { email, locale } = subscriber;
  const [confirm, leave] = [newToken(), newToken()];
  const link = (purpose: TokenPurpose, token: string) =>
    `${environment.publicUrl}${newsletterAddress(locale, purpose, token)}`;
  const letter = newsletterLetter({
    locale,
    t: translatorFor(locale),
    confirmUrl: link("confirm", confirm.token),
    leaveUrl: link("leave", leave.token),
  });
  const subscriberId = await askSubscriber(db, subscriber, now);
  if (!subscriberId) return;
  await dropConfirmTokens(db, subscriberId);
  await addToken(db, { hash: confirm.hash, subscriberId, purpose: "confirm" }, now);
  await addToken(db, { hash: leave.hash, subscriberId, purpose: "leave" }, now);
  const written = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
  const address = { kind: "newsletter", reference: confirm.hash, recipient: email, secretUntil: now + confirmMs };
  await queueMail(db, { ...written, ...address }, now);
}

/** True when the link of a letter may do what it is for. */
export async function isLinkGood({ db, now }: Office, purpose: TokenPurpose, token: string): Promise<boolean> {
  const found = await findToken(db, tokenHash(token), purpose);
  return found !== undefined && isTokenValid(found, now());
}

/** Confirms or leaves, and gives whether the link was good. Doing it twice is no fault. */
export async function followLink(office: Office, purpose: TokenPurpose, token: string): Promise<boolean> {
  const { db, now } = office;
  return db.transaction().execute(async (tx) => {
    const found = await findToken(tx, tokenHash(token), purpose);
    if (!found || !isTokenValid(found, now())) return false;
    if (purpose === "leave") {
      await markLeft(tx, found.subscriberId, now());
      await dropConfirmTokens(tx, found.subscriberId);
    } else {
      await markConfirmed(tx, found.subscriberId, now());
    }
    return true;
  });
}
