import { companyLine } from "~/features/settings/company";
import { readSettings } from "~/features/settings/settings.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { defaultLocale, locales } from "~/platform/i18n/locale";
import {
  claimMail,
  type DueMail,
  markMailSent,
  postponeMail,
  readDueMailIds,
} from "~/platform/mail/outbox.queries.server";
import { leaseMs, retryPauseMs } from "~/platform/mail/retryPause";
import type { World } from "~/platform/process/world.server";
import { emailLanguage, withEmailFrame } from "~/ui/email";
import { drawAttachments } from "./attachments.server";

const batch = 20;

type MailDeps = Pick<World, "db" | "mailer" | "log" | "now">;

/**
 * Sends the e-mails that are due and returns how many were sent. Any number of processes may run it concurrently: only
 * one of them claims each e-mail. A failed e-mail is retried after increasing pauses. A crash between sending an e-mail
 * and marking it as sent sends it twice, with the same Message-ID.
 */
export async function deliverDueMail(deps: MailDeps): Promise<number> {
  let sent = 0;
  for (const id of await readDueMailIds(deps.db, deps.now(), batch)) {
    const mail = await claimMail(deps.db, id, deps.now(), deps.now() + leaseMs);
    if (mail && (await trySending(deps, mail))) sent += 1;
  }
  return sent;
}

async function trySending(
  { db, mailer, log, now }: MailDeps,
  { recipient, tries, kind, attachmentsJson, replyTo, ...email }: DueMail,
): Promise<boolean> {
  const locale = locales.find((known) => known === emailLanguage(email.html)) ?? defaultLocale;
  const { shop_mail: sender, brand, company } = await readSettings(db, locale);
  const framed = withEmailFrame(email, { brand, imprint: companyLine(company, locale, translatorFor(locale)) });
  try {
    const attachments = await drawAttachments(db, attachmentsJson);
    const addresses = { to: recipient, from: sender.from, replyTo: replyTo ?? sender.reply_to };
    await mailer.send({ ...framed, ...addresses, attachments });
  } catch (error) {
    // The error message of a mail server often contains the address, so only its code is logged.
    log.warn({ mailId: email.id, kind, tries, code: codeOf(error) }, "e-mail not sent");
    await postponeMail(db, email.id, now() + retryPauseMs(tries));
    return false;
  }
  await markMailSent(db, email.id, now());
  return true;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
