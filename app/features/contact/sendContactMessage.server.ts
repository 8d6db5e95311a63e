import { createHash } from "node:crypto";

import { readSettings } from "~/features/settings/settings.queries.server";
import { countAttempt, type Limit } from "~/platform/database/attempts.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { hourMs } from "~/platform/time/durations";
import { pragueClock } from "~/platform/time/pragueClock";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import { contactEmail } from "./contactEmail";
import type { ContactMessage } from "./contactMessage.form";

/** Limits for one network, which may be a whole office, and for one e-mail address. */
const limits: Record<"network" | "email", Limit> = {
  network: { most: 10, windowMs: hourMs },
  email: { most: 5, windowMs: hourMs },
};

type Sender = { locale: Locale; network: string };

/**
 * Queues a visitor's message to the shop's address, with the visitor's address for the reply; returns false when there
 * were too many. The same message sent twice on a day arrives once. Nothing is sent to the address that was typed,
 * which may belong to somebody else.
 */
export async function sendContactMessage(
  { db, now }: Pick<World, "db" | "now">,
  message: ContactMessage,
  { locale, network }: Sender,
): Promise<boolean> {
  const sender = message.email.toLowerCase();
  // An attempt that exceeds the network's limit is not counted against the address.
  if (!(await countAttempt(db, `contact message network ${network}`, limits.network, now()))) return false;
  if (!(await countAttempt(db, `contact message email ${sender}`, limits.email, now()))) return false;
  const { shop_mail } = await readSettings(db, locale);
  const email = contactEmail(message, { locale, t: translatorFor(locale) });
  const rendered = { subject: email.subject, text: renderEmailText(email), html: renderEmailHtml(email) };
  const address = { kind: "contact-message", reference: referenceOf(message, now()), recipient: shop_mail.reply_to };
  await queueMail(db, { ...rendered, ...address, replyTo: message.email }, now());
  return true;
}

function referenceOf(message: ContactMessage, now: number): string {
  const written = JSON.stringify([pragueClock(now).date, message]);
  return createHash("sha256").update(written).digest("hex");
}
