import { writeFile } from "node:fs/promises";

import { findDocument, listDocuments, type StoredDocument } from "~/features/documents/document.queries.server";
import { renderDocument } from "~/features/documents/pdf/renderDocument.server";
import { formatMoney, unknownCurrencyDecimals } from "~/features/money/money";

import { parseArguments } from "./parseArguments";
import { listingOption, printListing } from "./printListing";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

export const invoiceUsage = [
  "invoice list [--series <prefix, such as FV26>] [--json]",
  "invoice show <number> [--to <file.pdf>]",
].join("\n");

const maxLines = 500;

/** `invoice list`: the newest invoices and credit notes; `invoice show`: one of them, or its PDF. */
export async function runInvoice({ args, ...context }: CommandContext): Promise<number> {
  const options = { series: { type: "string" }, to: { type: "string" }, ...listingOption } as const;
  const { positionals, values } = parseArguments({ args, allowPositionals: true, options });
  const [subcommand, number, ...rest] = positionals;
  if (subcommand === "list" && number === undefined) return listInvoices(context, values.series, values.json);
  if (subcommand === "show" && number && rest.length === 0) return showInvoice(context, number, values.to);
  throw new UsageError("Say list, or show and a number.");
}

type Office = Omit<CommandContext, "args">;

async function listInvoices({ terminal, openWorld }: Office, series: string | undefined, asJson: boolean) {
  const { db } = await openWorld();
  const documents = await listDocuments(db, { series, limit: maxLines });
  return printListing({ terminal, asJson }, documents, lineOf, "There are no invoices.");
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
  return formatMoney(hundredths, { ...currency, id: 0, rateMillionths: 0, decimals: unknownCurrencyDecimals });
}
