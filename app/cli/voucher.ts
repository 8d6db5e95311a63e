import { existsSync } from "node:fs";

import { giftForms } from "~/features/cart/gift/gift";
import { readSoldGifts, type SoldGift } from "~/features/giftVouchers/issuedGift.queries.server";
import { formatRowAmount } from "~/features/money/amountFields";
import { changeVoucher, stopVoucher } from "~/features/vouchers/changeVoucher.server";
import { importVouchers, type VoucherImport } from "~/features/vouchers/importVouchers.server";
import { findVoucherErrors, type ListedVoucher, listVouchers } from "~/features/vouchers/voucherAdmin.queries.server";
import { voucherRow } from "~/features/vouchers/voucherRow";
import { rowErrors } from "~/platform/text/rowFields";
import { formatDateTime } from "~/platform/time/formatDate";

import { giftCommands, isGiftCommand } from "./giftVoucher";
import { parseArguments } from "./parseArguments";
import { listingOption, printListing } from "./printListing";
import type { CommandContext } from "./runShop";
import { type Terminal, UsageError } from "./terminal";

export const voucherUsage = [
  "list [--json]",
  "import <file>",
  "add <row>",
  "end <code>",
  "send <code> [--to <e-mail>]",
  "prolong <code>",
  "print <code>",
]
  .map((line) => `voucher ${line}`)
  .join("\n");

/** `voucher import <file>` · `voucher add <row as JSON>` · `voucher list` · `voucher end <code>` · `giftCommands`. */
export async function runVoucher(context: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(voucherUsage, {
    args: context.args,
    allowPositionals: true,
    options: { to: { type: "string" }, ...listingOption },
  });
  const [subcommand, what, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError("That is a word too many.");
  if (subcommand === "list" && what === undefined) return list(context, values.json);
  if (what === undefined) throw new UsageError("Say what to do, and with what.");
  if (isGiftCommand(subcommand)) return giftCommands[subcommand]({ ...context, code: what, to: values.to });
  if (subcommand === "import") return importFile(context, what);
  if (subcommand === "add") return add(context, what);
  if (subcommand === "end") return end(context, what);
  throw new UsageError(`There is no ${subcommand}.`);
}

async function importFile({ terminal, openWorld }: CommandContext, file: string): Promise<number> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const { db, now, actor } = await openWorld();
  return printImport(await importVouchers(db, file, now(), actor), terminal);
}

/** Prints the outcome of an import and returns the exit code. */
function printImport({ ok, count, problems }: VoucherImport, terminal: Terminal): number {
  for (const { line, reason } of problems) terminal.printError(`vouchers.ndjson:${line} ${reason}`);
  if (ok) terminal.print(`Vouchers: ${count}.`);
  else terminal.printError("No voucher was imported.");
  return ok ? 0 : 1;
}

async function add({ terminal, openWorld }: CommandContext, json: string): Promise<number> {
  const parsed = voucherRow.safeParse(rowIn(json));
  const world = await openWorld();
  const { db } = world;
  const errors = parsed.success ? await findVoucherErrors(db, parsed.data) : rowErrors(parsed.error);
  for (const error of errors) terminal.printError(error);
  if (!parsed.success || errors.length > 0) return 1;
  await changeVoucher(world, parsed.data, world.actor);
  terminal.print(`Saved: ${parsed.data.code}.`);
  return 0;
}

function rowIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UsageError("The row is not JSON.");
  }
}

async function end({ terminal, openWorld }: CommandContext, code: string): Promise<number> {
  const world = await openWorld();
  if (await stopVoucher(world, code, world.actor)) {
    terminal.print("Nobody can use it any more.");
    return 0;
  }
  terminal.printError("There is no such voucher.");
  return 1;
}

async function list({ terminal, openWorld }: CommandContext, asJson: boolean): Promise<number> {
  const { db, now } = await openWorld();
  const vouchers = await listVouchers(db);
  const sold = await readSoldGifts(db);
  const rows = vouchers.map((voucher) => ({ ...voucher, gift: sold.get(voucher.id) }));
  const text = (row: (typeof rows)[number]) => `${lineOf(row, now())}${soldText(row.gift)}`;
  return printListing({ terminal, asJson }, rows, text, "There is no voucher.");
}

/** Says which order bought the voucher, for whom, and whether its e-mail has been sent. */
function soldText(gift: SoldGift | undefined): string {
  if (!gift) return "";
  const { form, sentAt, sendAt, number, recipientName } = gift;
  const due = sendAt === null ? "" : `, due ${formatDateTime(sendAt)}`;
  const way = sentAt === null ? `not sent${due}` : `sent ${formatDateTime(sentAt)}`;
  const state = giftForms[form].isSentByEmail ? way : "printed";
  return `, order ${number}${recipientName ? ` for ${recipientName}` : ""}, ${state}`;
}

function lineOf(voucher: ListedVoucher, now: number): string {
  const { code, kind, percent_basis_points: points, value_czk_minor: czk, value_eur_minor: eur } = voucher;
  const worth = [
    ...(points === null ? [] : [`${points / 100} %`]),
    ...(czk === null ? [] : [`${formatRowAmount(czk, "cs")} CZK`]),
    ...(eur === null ? [] : [`${formatRowAmount(eur, "sk")} EUR`]),
  ];
  const { balance_minor: balance } = voucher;
  const inCurrency = (minor: number) =>
    eur === null ? `${formatRowAmount(minor, "cs")} CZK` : `${formatRowAmount(minor, "sk")} EUR`;
  const left = balance === null ? "" : `, ${inCurrency(balance)} left`;
  const ended = voucher.active_to_at !== null && voucher.active_to_at <= now ? ", ended" : "";
  return `${code.padEnd(16)} ${kind.padEnd(7)} ${worth.join(" / ")}${left}, used ${voucher.used_count}×${ended}`;
}
