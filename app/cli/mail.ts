import { type ListedMail, listMail, readMailNames } from "~/features/operations/mailList.queries.server";
import { type ResendRefusal, resendMail } from "~/features/operations/resendMail.server";
import { momentText } from "~/platform/time/momentText";

import { parseArguments } from "./parseArguments";
import { listingOption, printListing } from "./printListing";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

export const mailUsage = [
  "mail list [--order <number>] [--email <e-mail>] [--waiting] [--page <n>] [--json]",
  "mail resend <id>",
].join("\n");

const linesOnPage = 50;

/** `mail list` · `mail resend <id>`: lists the shop's e-mails with their state, and sends one of them again. */
export async function runMail(context: CommandContext): Promise<number> {
  const [subcommand, ...args] = context.args;
  // An id may begin with a hyphen, so it is not parsed as an option.
  return subcommand === "resend" ? resend({ ...context, args }) : list(context);
}

async function list({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const text = { type: "string" } as const;
  const { positionals, values } = parseArguments(mailUsage, {
    args,
    allowPositionals: true,
    options: {
      order: text,
      email: text,
      waiting: { type: "boolean", default: false },
      page: { type: "string", default: "1" },
      ...listingOption,
    },
  });
  if (positionals.join(" ") !== "list") throw new UsageError("Say list or resend.");
  if (!/^[1-9]\d{0,5}$/.test(values.page)) throw new UsageError("--page is a number from 1.");
  const { db, now } = await openWorld();
  const names = values.order === undefined ? undefined : await readMailNames(db, values.order);
  if (names?.length === 0) {
    terminal.printError(`There is no order ${values.order}.`);
    return 1;
  }
  const page = Number(values.page);
  const filter = { isWaiting: values.waiting, recipient: values.email, names };
  // One e-mail more than is shown tells whether there is a next page.
  const emails = await listMail(db, filter, { limit: linesOnPage + 1, offset: (page - 1) * linesOnPage });
  const more = emails.length > linesOnPage && `--page ${page + 1} shows the next.`;
  const none = values.waiting ? "No e-mail is waiting." : "There are no e-mails.";
  const shown = emails.slice(0, linesOnPage);
  return printListing({ terminal, asJson: values.json }, shown, (email) => lineOf(email, now()), none, more);
}

function lineOf(email: ListedMail, now: number): string {
  const { id, createdAt, kind, recipient, subject } = email;
  return [id, momentText(createdAt), statusOf(email, now), kind, recipient, subject].join("  ");
}

function statusOf({ sentAt, secretEndsAt, tries, nextTryAt }: ListedMail, now: number): string {
  if (sentAt !== null) return `sent ${momentText(sentAt)}`;
  if (secretEndsAt !== null && secretEndsAt <= now) return "given up, its link has ended";
  return tries === 0 ? "waits" : `waits, tried ${tries} times, again ${momentText(nextTryAt)}`;
}

const refusals = {
  unknown: "There is no such e-mail; `mail list` shows the ids.",
  secret:
    "It held a link or a code, which the shop does not keep: `voucher send` sends a gift voucher again, any other link the customer asks for anew.",
  due: "It waits, and the shop tries it within a minute anyway.",
  recent: "It was sent or tried within the last minute; look at `mail list` before you send it again.",
} as const satisfies Record<ResendRefusal, string>;

async function resend({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const [id, ...others] = args;
  if (!id || others.length > 0) throw new UsageError("Say the id of one e-mail.");
  const { db, now, actor } = await openWorld();
  const resent = await resendMail({ db, now }, id, actor);
  if (resent.ok) terminal.print(`It goes to ${resent.recipient} within a minute.`);
  else terminal.printError(refusals[resent.reason]);
  return resent.ok ? 0 : 1;
}
