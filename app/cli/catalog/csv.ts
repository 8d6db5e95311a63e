import { existsSync, readFileSync, writeFileSync } from "node:fs";

import { applyPriceSheet, priceColumns, readPriceSheet } from "~/features/catalogSheets/priceSheet.server";
import { missingColumns, type SheetOptions, type SheetOutcome } from "~/features/catalogSheets/sheet";
import { applyStockSheet, readStockTable, stockColumns } from "~/features/catalogSheets/stockSheet.server";
import { type CsvRow, readCsv, writeCsv } from "~/platform/text/csv.server";

import { parseArguments } from "../parseArguments";
import { requirePlace } from "../placeArgument";
import type { CommandContext, OpenedShop } from "../runShop";
import { type Terminal, UsageError } from "../terminal";
import { changeOptions, givenReason } from "./changedBy";

export const csvUsage = [
  "csv export prices <file>",
  "csv export stock <file> [--place <store>]",
  "csv import prices|stock <file> [--dry-run] [--reason <why>]",
].join("\n");

type Table = {
  columns: readonly string[];
  needed: readonly string[];
  read: (shop: OpenedShop, place: string | undefined) => Promise<Record<string, string | number>[]>;
  apply: (shop: OpenedShop, rows: readonly CsvRow[], options: SheetOptions) => Promise<SheetOutcome>;
};

const tables: Record<string, Table> = {
  prices: { columns: priceColumns, needed: ["code"], read: ({ db }) => readPriceSheet(db), apply: applyPriceSheet },
  stock: {
    columns: stockColumns,
    needed: ["sku", "place"],
    apply: applyStockSheet,
    read: ({ db }, place) => readStockTable(db, place),
  },
};

/**
 * `csv export prices <file>` and `csv import prices <file>`: tables that staff change in a spreadsheet; `stock`
 * likewise.
 */
export async function runCsv({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(csvUsage, {
    args,
    allowPositionals: true,
    options: { ...changeOptions, place: { type: "string" }, "dry-run": { type: "boolean", default: false } },
  });
  const [way, name = "", file, ...rest] = positionals;
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (!table || !file || rest.length > 0) throw new UsageError("Say export or import, prices or stock, and a file.");
  if (way === "export") return write({ terminal, table, file, shop: await openWorld(), place: values.place });
  if (way !== "import") throw new UsageError(`There is no ${way}.`);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const parsed = readCsv(readFileSync(file));
  const wrong = parsed.ok
    ? missingColumns(parsed.columns, table.needed)
    : [{ line: parsed.line, reason: parsed.problem }];
  const reason = givenReason(values);
  const isDryRun = values["dry-run"];
  if (!parsed.ok || wrong.length > 0)
    return print(terminal, file, { isWritten: false, changes: [], problems: wrong }, isDryRun);
  const shop = await openWorld();
  const options = { actor: shop.actor, reason, isDryRun };
  return print(terminal, file, await table.apply(shop, parsed.rows, options), isDryRun);
}

type Writing = { terminal: Terminal; table: Table; file: string; shop: OpenedShop; place: string | undefined };

async function write({ terminal, table, file, shop, place }: Writing): Promise<number> {
  if (existsSync(file)) throw new UsageError(`${file} exists; name a new file.`);
  await requirePlace(shop.db, place);
  const rows = await table.read(shop, place);
  writeFileSync(file, writeCsv(table.columns, rows));
  terminal.print(`Written: ${file}, rows: ${rows.length}.`);
  return 0;
}

/** Prints every change and every problem, then the outcome, and returns the exit code. */
function print(terminal: Terminal, file: string, outcome: SheetOutcome, isDryRun: boolean): number {
  const { changes, problems, isWritten } = outcome;
  for (const { line, what } of changes) terminal.print(`${file}:${line} ${what}`);
  for (const { line, reason } of problems) terminal.printError(`${file}:${line} ${reason}.`);
  const wrongRows = new Set(problems.map(({ line }) => line)).size;
  if (wrongRows > 0) terminal.printError(`Nothing was changed, for wrong rows: ${wrongRows}.`);
  else terminal.print(`${isWritten ? "Changed" : "Would change"}: ${changes.length}.`);
  return isWritten || (isDryRun && wrongRows === 0) ? 0 : 1;
}
