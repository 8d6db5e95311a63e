import { type ListedMail, listMail } from "~/platform/mail/outbox.queries.server";
import { momentText } from "~/platform/time/momentText";

import { parseArguments } from "./parseArguments";
import { listingOption, printListing } from "./printListing";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

const maxLines = 200;

/** `mail list [--waiting]`: the newest emails, a line each, with what became of them. */
export async function runMail({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const options = { waiting: { type: "boolean", default: false }, ...listingOption } as const;
  const { positionals, values } = parseArguments({ args, allowPositionals: true, options });
  if (positionals.join(" ") !== "list") throw new UsageError("Say list.");
  const { db, now } = await openWorld();
  const emails = await listMail(db, { isWaiting: values.waiting, limit: maxLines });
  const none = values.waiting ? "No e-mail is waiting." : "There are no e-mails.";
  return printListing({ terminal, asJson: values.json }, emails, (email) => lineOf(email, now()), none);
}

function lineOf(email: ListedMail, now: number): string {
  const { createdAt, kind, recipient, subject } = email;
  return [momentText(createdAt), statusOf(email, now), kind, recipient, subject].join("  ");
}

function statusOf({ sentAt, secretUntil, tries, nextTryAt }: ListedMail, now: number): string {
  if (sentAt !== null) return `sent ${momentText(sentAt)}`;
  if (secretUntil !== null && secretUntil <= now) return "given up, its link has ended";
  return tries === 0 ? "waits" : `waits, tried ${tries} times, again ${momentText(nextTryAt)}`;
}
