import { existsSync } from "node:fs";

import { exportSubscribers } from "~/features/newsletter/exportSubscribers.server";
import type { Subscriber } from "~/features/newsletter/newsletter.queries.server";
import { isLocale } from "~/platform/i18n/locale";
import { writeCsv } from "~/platform/text/csv.server";
import { momentText } from "~/platform/time/momentText";
import { exportToFile } from "../newFile";
import { parseArguments } from "../parseArguments";
import { printListing } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const newsletterUsage = [
  "newsletter list [--lang cs|sk] [--json]",
  "newsletter export <file.csv> [--lang cs|sk]",
].join("\n");

const columns = ["email", "language", "asked", "confirmed", "consent"];

/** `newsletter list` and `newsletter export <file>`: the subscribers who have confirmed and not unsubscribed. */
export async function runNewsletter({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const options = { lang: { type: "string" }, json: { type: "boolean", default: false } } as const;
  const { positionals, values } = parseArguments(newsletterUsage, { args, allowPositionals: true, options });
  const [subcommand, file, ...rest] = positionals;
  const { lang, json } = values;
  if (lang !== undefined && !isLocale(lang)) throw new UsageError("The language is cs or sk.");
  const isExport = subcommand === "export" && file !== undefined && rest.length === 0;
  if (!isExport && positionals.join(" ") !== "list") throw new UsageError("Say list, or export and a file.");
  if (isExport && existsSync(file)) throw new UsageError(`${file} exists; name a new file.`);
  const world = await openWorld();
  if (!isExport) {
    const listed = await exportSubscribers(world, lang, world.actor);
    return printListing({ terminal, asJson: json }, listed, lineOf, "Nobody gets the newsletter yet.");
  }
  const subscribers = await exportToFile(file, (write) =>
    exportSubscribers(world, lang, world.actor, (rows) => write(writeCsv(columns, rows.map(rowOf)))),
  );
  terminal.print(`Written: ${file}, addresses: ${subscribers.length}.`);
  return 0;
}

function lineOf({ email, locale, confirmedAt }: Subscriber): string {
  return `${email}  ${locale}  since ${momentText(confirmedAt ?? 0)}`;
}

function rowOf({ email, locale, askedAt, confirmedAt, consentText }: Subscriber) {
  return {
    email,
    language: locale,
    asked: new Date(askedAt).toISOString(),
    confirmed: new Date(confirmedAt ?? 0).toISOString(),
    consent: consentText,
  };
}
