import { newsletterAddress } from "~/addresses";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";

import { confirmMs, isTokenValid, type TokenPurpose } from "./newsletter";
import {
  addToken,
  deleteConfirmTokens,
  findToken,
  markConfirmed,
  markUnsubscribed,
  upsertSubscriber,
} from "./newsletter.queries.server";
import { newsletterConfirmationEmail } from "./newsletterConfirmationEmail";
import { newToken, tokenHash } from "./token.server";

type NewsletterDeps = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/** Runs `queueConfirmationEmail` in a transaction of its own. */
export async function requestSubscription(
  deps: NewsletterDeps,
  subscriber: { email: string; locale: Locale },
): Promise<void> {
  await deps.db.transaction().execute((tx) => queueConfirmationEmail({ ...deps, db: tx }, subscriber));
}

/**
 * Queues the confirmation e-mail unless the address is subscribed or got one recently. The caller shows the same
 * response in all cases, so that it does not reveal who subscribes. `email` is validated and lower-case. Runs in the
 * caller's transaction.
 */
export async function queueConfirmationEmail(
  deps: NewsletterDeps,
  subscriber: { email: string; locale: Locale },
): Promise<void> {
  const { db, environment } = deps;
  const now = deps.now();
  const { email, locale } = subscriber;
  const [confirm, leave] = [newToken(), newToken()];
  const link = (purpose: TokenPurpose, token: string) =>
    `${environment.publicUrl}${newsletterAddress(locale, purpose, token)}`;
  const message = newsletterConfirmationEmail({
    locale,
    t: translatorFor(locale),
    confirmUrl: link("confirm", confirm.token),
    leaveUrl: link("leave", leave.token),
  });
  const subscriberId = await upsertSubscriber(db, subscriber, now);
  if (!subscriberId) return;
  await deleteConfirmTokens(db, subscriberId);
  await addToken(db, { hash: confirm.hash, subscriberId, purpose: "confirm" }, now);
  await addToken(db, { hash: leave.hash, subscriberId, purpose: "leave" }, now);
  const written = { subject: message.subject, text: renderEmailText(message), html: renderEmailHtml(message) };
  const address = { kind: "newsletter", reference: confirm.hash, recipient: email, secretUntil: now + confirmMs };
  await queueMail(db, { ...written, ...address }, now);
}

/** Returns the text that a reader agrees to by confirming, as the e-mail and the page with the button show it. */
function consentText(locale: Locale): string {
  const t = translatorFor(locale);
  return [t("newsletter:consent"), t("newsletter:mail.text"), t("newsletter:confirm.text")].join(" ");
}

/** Returns true when an e-mailed link is still valid for its purpose. */
export async function isNewsletterLinkValid(
  { db, now }: NewsletterDeps,
  purpose: TokenPurpose,
  token: string,
): Promise<boolean> {
  const found = await findToken(db, tokenHash(token), purpose);
  return found !== undefined && isTokenValid(found, now());
}

/** Confirms or unsubscribes, and returns whether the link was valid. Doing it twice is not an error. */
export async function consumeNewsletterLink(
  deps: NewsletterDeps,
  purpose: TokenPurpose,
  token: string,
): Promise<boolean> {
  const { db, now } = deps;
  return db.transaction().execute(async (tx) => {
    const found = await findToken(tx, tokenHash(token), purpose);
    if (!found || !isTokenValid(found, now())) return false;
    if (purpose === "leave") {
      await markUnsubscribed(tx, found.subscriberId, now());
      await deleteConfirmTokens(tx, found.subscriberId);
    } else {
      await markConfirmed(tx, found.subscriberId, { cs: consentText("cs"), sk: consentText("sk") }, now());
    }
    return true;
  });
}
