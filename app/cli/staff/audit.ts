import { type AuditEntry, readAuditTrail } from "~/features/audit/auditTrail.queries.server";
import { momentText } from "~/platform/time/momentText";
import { isDay } from "~/platform/time/pragueClock";
import { boundsOf } from "../dayArgument";
import { parseArguments } from "../parseArguments";
import { printListing } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const auditUsage =
  "audit list [--day <YYYY-MM-DD>] [--who <e-mail>] [--on <code, number or name>] [--page <n>] [--json]";

const linesOnPage = 50;

/** `audit list`: lists which member of staff changed what, and when, the newest first. */
export async function runAudit({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const text = { type: "string" } as const;
  const { positionals, values } = parseArguments(auditUsage, {
    args,
    allowPositionals: true,
    options: {
      day: text,
      who: text,
      on: text,
      page: { type: "string", default: "1" },
      json: { type: "boolean", default: false },
    },
  });
  if (positionals.join(" ") !== "list") throw new UsageError("Say list.");
  if (values.day !== undefined && !isDay(values.day)) throw new UsageError("--day is a day as YYYY-MM-DD.");
  if (!/^[1-9]\d{0,5}$/.test(values.page)) throw new UsageError("--page is a number from 1.");
  const page = Number(values.page);
  const filter = {
    ...(values.day === undefined ? {} : boundsOf(values.day)),
    actor: values.who,
    subject: values.on,
  };
  const { db } = await openWorld();
  // One entry more than is shown tells whether there is a next page.
  const entries = await readAuditTrail(db, filter, { limit: linesOnPage + 1, offset: (page - 1) * linesOnPage });
  const more = entries.length > linesOnPage && `--page ${page + 1} shows the next.`;
  const shown = entries.slice(0, linesOnPage);
  return printListing({ terminal, asJson: values.json }, shown, lineOf, "Nothing was changed.", more);
}

function lineOf({ at, actor, area, action, subject, detail }: AuditEntry): string {
  return `${momentText(at)}  ${actor}  ${area}  ${action}  ${subject}${detail && `  ${detail}`}`;
}
