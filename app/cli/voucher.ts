import { existsSync } from "node:fs";

import { importVouchers, type VoucherImport } from "~/features/vouchers/importVouchers.server";
import {
  endVoucher,
  type ListedVoucher,
  listVouchers,
  misfitsOf,
  saveVoucher,
} from "~/features/vouchers/voucherAdmin.queries.server";
import { voucherRow } from "~/features/vouchers/voucherRow";
import { complaintsOf } from "~/platform/text/rowFields";

import { readWords } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { BadUsage, type Terminal } from "./terminal";

/** `voucher import <file>` · `voucher add <row as JSON>` · `voucher list` · `voucher end <code>`. */
export async function runVoucher(context: CommandContext): Promise<number> {
  const { positionals } = readWords({ args: context.words, allowPositionals: true, options: {} });
  const [deed, what, ...rest] = positionals;
  if (rest.length > 0) throw new BadUsage("That is a word too many.");
  if (deed === "list" && what === undefined) return list(context);
  if (what === undefined) throw new BadUsage("Say what to do, and with what.");
  if (deed === "import") return bringIn(context, what);
  if (deed === "add") return add(context, what);
  if (deed === "end") return end(context, what);
  throw new BadUsage(`There is no ${deed}.`);
}

async function bringIn({ terminal, openWorld }: CommandContext, file: string): Promise<number> {
  if (!existsSync(file)) throw new BadUsage(`There is no file ${file}.`);
  const { db, now } = await openWorld();
  return tellImport(await importVouchers(db, file, { isDryRun: false, skipsBad: false, now: now() }), terminal);
}

/** Says what became of the file; the exit code. */
export function tellImport({ ok, count, problems }: VoucherImport, terminal: Terminal): number {
  for (const { line, reason } of problems) terminal.complain(`vouchers.ndjson:${line} ${reason}`);
  if (ok) terminal.say(`Vouchers: ${count}.`);
  else terminal.complain("No voucher was imported.");
  return ok ? 0 : 1;
}

async function add({ terminal, openWorld }: CommandContext, json: string): Promise<number> {
  const parsed = voucherRow.safeParse(rowIn(json));
  const { db, now } = await openWorld();
  const complaints = parsed.success ? await misfitsOf(db, parsed.data) : complaintsOf(parsed.error);
  for (const complaint of complaints) terminal.complain(complaint);
  if (!parsed.success || complaints.length > 0) return 1;
  await saveVoucher(db, parsed.data, now());
  terminal.say(`Saved: ${parsed.data.code}.`);
  return 0;
}

function rowIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new BadUsage("The row is not JSON.");
  }
}

async function end({ terminal, openWorld }: CommandContext, code: string): Promise<number> {
  const { db, now } = await openWorld();
  if (await endVoucher(db, code, now())) {
    terminal.say("Nobody can use it any more.");
    return 0;
  }
  terminal.complain("There is no such voucher.");
  return 1;
}

async function list({ terminal, openWorld }: CommandContext): Promise<number> {
  const { db, now } = await openWorld();
  const vouchers = await listVouchers(db);
  for (const voucher of vouchers) terminal.say(lineOf(voucher, now()));
  if (vouchers.length === 0) terminal.say("There is no voucher.");
  return 0;
}

function lineOf(voucher: ListedVoucher, now: number): string {
  const { code, kind, percent_basis_points: points, value_czk_minor: czk, value_eur_minor: eur } = voucher;
  const worth = [
    ...(points === null ? [] : [`${points / 100} %`]),
    ...(czk === null ? [] : [`${czk} CZK`]),
    ...(eur === null ? [] : [`${(eur / 100).toFixed(2)} EUR`]),
  ];
  const left = voucher.balance_minor === null ? "" : `, ${voucher.balance_minor} left`;
  const ended = voucher.active_to_at !== null && voucher.active_to_at <= now ? ", ended" : "";
  return `${code.padEnd(16)} ${kind.padEnd(7)} ${worth.join(" / ")}${left}, used ${voucher.used_count}×${ended}`;
}
