import { readSettings } from "~/features/settings/settings.queries.server";
import { defaultLocale } from "~/platform/i18n/locale";
import {
  claimMail,
  type DueMail,
  markMailSent,
  postponeMail,
  readDueMailIds,
} from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { withLetterhead } from "~/ui/letter";

const minute = 60_000;

/** A process that dies while sending leaves its letter to the others after this time. */
const leaseMs = 5 * minute;
const longestPauseMs = 6 * 60 * minute;
const batch = 20;

type Post = Pick<World, "db" | "mailer" | "log" | "now">;

/**
 * Sends the letters whose time has come and answers how many went out. Any number of processes may call it at once: each
 * letter is claimed by one. A letter that fails is tried again, after ever longer pauses. A crash between sending and
 * marking sends it twice, with the same Message-ID.
 */
export async function deliverDueMail(post: Post): Promise<number> {
  let sent = 0;
  for (const id of await readDueMailIds(post.db, post.now(), batch)) {
    const mail = await claimMail(post.db, id, post.now(), post.now() + leaseMs);
    if (mail && (await trySending(post, mail))) sent += 1;
  }
  return sent;
}

async function trySending(
  { db, mailer, log, now }: Post,
  { recipient, tries, kind, ...letter }: DueMail,
): Promise<boolean> {
  const { shop_mail: sender, brand } = await readSettings(db, defaultLocale);
  const html = withLetterhead(letter.html, brand);
  try {
    await mailer.send({ ...letter, html, to: recipient, from: sender.from, replyTo: sender.reply_to });
  } catch (error) {
    // The message of a mail server's refusal often holds the address, so only its code is logged.
    log.warn({ mailId: letter.id, kind, tries, code: codeOf(error) }, "letter not sent");
    await postponeMail(db, letter.id, now() + pauseMs(tries));
    return false;
  }
  await markMailSent(db, letter.id, now());
  return true;
}

/** One minute, two, four … six hours. */
export function pauseMs(tries: number): number {
  return Math.min(longestPauseMs, minute * 2 ** (tries - 1));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
