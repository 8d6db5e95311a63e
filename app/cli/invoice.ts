import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";

import { findDocument, listDocuments, type StoredDocument } from "~/features/documents/document.queries.server";
import { exportDocuments } from "~/features/documents/exportDocuments.server";
import { renderDocument } from "~/features/documents/pdf/renderDocument.server";
import { formatMoney, unknownCurrencyDecimals } from "~/features/money/money";

import { writeCsv } from "~/platform/text/csv.server";
import { isDay, pragueClock } from "~/platform/time/pragueClock";
import { boundsOf } from "./dayArgument";
import { exportToFile } from "./newFile";
import { parseArguments } from "./parseArguments";
import { listingOption, printListing } from "./printListing";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

export const invoiceUsage = [
  "invoice list [--series <prefix, such as FV26>] [--json]",
  "invoice show <number> [--to <file.pdf>]",
  "invoice export <file.csv> [--from <day>] [--to <day>]",
].join("\n");

const maxLines = 500;

/**
 * `invoice list`: the newest invoices and credit notes; `invoice show`: one of them, or its PDF; `invoice export`:
 * those of some days as a table.
 */
export async function runInvoice({ args, ...context }: CommandContext): Promise<number> {
  const days = { from: { type: "string" }, to: { type: "string" } } as const;
  const options = { series: { type: "string" }, ...days, ...listingOption } as const;
  const { positionals, values } = parseArguments(invoiceUsage, { args, allowPositionals: true, options });
  const [subcommand, number, ...rest] = positionals;
  if (subcommand === "list" && number === undefined) return listInvoices(context, values.series, values.json);
  if (subcommand === "show" && number && rest.length === 0) return showInvoice(context, number, values.to);
  if (subcommand === "export" && number && rest.length === 0) return exportInvoices(context, number, values);
  throw new UsageError("Say list, show and a number, or export and a file.");
}

type Office = Omit<CommandContext, "args">;

async function listInvoices({ terminal, openWorld }: Office, series: string | undefined, asJson: boolean) {
  const { db } = await openWorld();
  const documents = await listDocuments(db, { series, limit: maxLines });
  const more = documents.length === maxLines && `These are the newest ${maxLines}; \`invoice export\` writes all.`;
  return printListing({ terminal, asJson }, documents, lineOf, "There are no invoices.", more);
}

async function showInvoice({ terminal, openWorld }: Office, number: string, file: string | undefined): Promise<number> {
  const { db } = await openWorld();
  const document = await findDocument(db, { number });
  if (!document) {
    terminal.printError(`There is no document ${number}.`);
    return 1;
  }
  if (file === undefined) {
    terminal.print(lineOf(document));
    for (const line of linesOf(document)) terminal.print(line);
    return 0;
  }
  await writeFile(file, (await renderDocument(document)).pdf);
  terminal.print(`${number} is in ${file}.`);
  return 0;
}

const firstDay = "2000-01-01";

/** Exports the documents of the days from the first to the last, both included; without days, all documents. */
async function exportInvoices(
  { terminal, openWorld }: Office,
  file: string,
  { from = firstDay, to }: { from?: string | undefined; to?: string | undefined },
): Promise<number> {
  if (existsSync(file)) throw new UsageError(`${file} exists; name a new file.`);
  if (!isDay(from) || (to !== undefined && !isDay(to))) throw new UsageError("A day is written as YYYY-MM-DD.");
  const world = await openWorld();
  const lastDay = to ?? pragueClock(world.now()).date;
  if (from > lastDay) throw new UsageError(`--from ${from} is after ${lastDay}, the last day.`);
  const period = { from: boundsOf(from).from, before: boundsOf(lastDay).before, named: `${from} to ${lastDay}` };
  // One transaction records the export only when the file is written.
  const { rows } = await exportToFile(file, (write) =>
    world.db.transaction().execute(async (tx) => {
      const table = await exportDocuments({ db: tx, now: world.now }, period, world.actor);
      write(writeCsv(table.columns, table.rows));
      return table;
    }),
  );
  terminal.print(`Written: ${file}, documents: ${rows.length}.`);
  return 0;
}

function lineOf({ number, content }: Pick<StoredDocument, "number" | "content">): string {
  const { issuedOn, order, buyer, total, corrects } = content;
  const about = corrects ? `corrects ${corrects.number}` : `order ${order.number}`;
  return [number, issuedOn, money(content, total), about, buyer.name].join("  ");
}

function linesOf({ content }: StoredDocument): string[] {
  return [
    ...content.lines.map(({ quantity, code, name, gross }) => `${quantity}x ${code} ${name}  ${money(content, gross)}`),
    ...content.taxes.map(
      ({ taxBasisPoints, net, tax }) =>
        `VAT ${taxBasisPoints / 100} %: ${money(content, net)} + ${money(content, tax)}`,
    ),
  ];
}

function money({ currency }: StoredDocument["content"], hundredths: number): string {
  return formatMoney(hundredths, { ...currency, id: 0, decimals: unknownCurrencyDecimals });
}
