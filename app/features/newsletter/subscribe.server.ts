import { newsletterAddress } from "~/addresses";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/locale";
import { queueMail } from "~/platform/outbox.queries.server";
import type { World } from "~/platform/world.server";
import { letterHtml, letterText } from "~/ui/letter";

import { isTokenValid, type TokenPurpose } from "./newsletter";
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

/**
 * Writes the letter that asks an address to confirm, unless it is subscribed or has just been asked. The caller answers
 * alike in all cases, so that nobody learns who reads the newsletter. `email` is checked and in small letters.
 */
export async function askToSubscribe(office: Office, subscriber: { email: string; locale: Locale }): Promise<void> {
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
  await db.transaction().execute(async (tx) => {
    const subscriberId = await askSubscriber(tx, subscriber, now);
    if (!subscriberId) return;
    await dropConfirmTokens(tx, subscriberId);
    await addToken(tx, { hash: confirm.hash, subscriberId, purpose: "confirm" }, now);
    await addToken(tx, { hash: leave.hash, subscriberId, purpose: "leave" }, now);
    const written = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
    await queueMail(tx, { ...written, kind: "newsletter", reference: confirm.hash, recipient: email }, now);
  });
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
