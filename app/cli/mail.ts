import { type ListedMail, listMail } from "~/platform/mail/outbox.queries.server";

import { readWords } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { BadUsage } from "./terminal";

const mostLines = 200;

/** `mail list [--waiting]`: the newest letters, a line each, with what became of them. */
export async function runMail({ words, terminal, openWorld }: CommandContext): Promise<number> {
  const options = { waiting: { type: "boolean", default: false } } as const;
  const { positionals, values } = readWords({ args: words, allowPositionals: true, options });
  if (positionals.join(" ") !== "list") throw new BadUsage("Say list.");
  const { db, now } = await openWorld();
  const letters = await listMail(db, { isWaiting: values.waiting, limit: mostLines });
  for (const letter of letters) terminal.say(lineOf(letter, now()));
  if (letters.length === 0) terminal.say(values.waiting ? "No letter is waiting." : "There are no letters.");
  return 0;
}

function lineOf(letter: ListedMail, now: number): string {
  const { createdAt, kind, recipient, subject } = letter;
  return [minuteOf(createdAt), fateOf(letter, now), kind, recipient, subject].join("  ");
}

function fateOf({ sentAt, secretUntil, tries, nextTryAt }: ListedMail, now: number): string {
  if (sentAt !== null) return `sent ${minuteOf(sentAt)}`;
  if (secretUntil !== null && secretUntil <= now) return "given up, its link has ended";
  return tries === 0 ? "waits" : `waits, tried ${tries} times, again ${minuteOf(nextTryAt)}`;
}

/** UTC, as 2026-11-21 09:30Z. */
function minuteOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")}Z`;
}
