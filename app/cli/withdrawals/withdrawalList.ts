import { readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney } from "~/features/money/money";
import { refundDueOn } from "~/features/orders/refunds/refund";
import { isRefundLate } from "~/features/withdrawals/settlement";
import { type ConfirmedStatement, listConfirmed } from "~/features/withdrawals/withdrawalList.queries.server";
import { withdrawalStates } from "~/features/withdrawals/withdrawalStates";
import { formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import { printListing } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

const linesOnPage = 50;

/** Lists withdrawals, the newest first; without `all` only those that still need something to be done. */
export async function printWithdrawals(
  { terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">,
  { all, page, json }: { all: boolean; page: string; json: boolean },
): Promise<number> {
  if (!/^[1-9]\d{0,5}$/.test(page)) throw new UsageError("--page is a number from 1.");
  const { db, now } = await openWorld();
  const offset = (Number(page) - 1) * linesOnPage;
  const found = await listConfirmed(db, linesOnPage + 1, { isOpenOnly: !all, offset });
  const currencies = { cs: await readCurrency(db, "cs"), sk: await readCurrency(db, "sk") };
  const text = (statement: ConfirmedStatement) =>
    lineOf(statement, currencies[statement.orderLocale ?? statement.locale], now());
  const none = all ? "Nobody has withdrawn from anything." : "No withdrawal is open; --all lists the others.";
  const more = found.length > linesOnPage && `--page ${Number(page) + 1} shows the next.`;
  return printListing({ terminal, asJson: json }, found.slice(0, linesOnPage), text, none, more);
}

/** Formats a withdrawal. CHECK means that a person must find out which order it is about. */
function lineOf(statement: ConfirmedStatement, currency: Currency, now: number): string {
  const { number, needsCheck, state, confirmedAt, orderNumber, name, email, goods, lines, refundMinor } = statement;
  const pieces = lines.map(({ quantity, name: piece }) => `${quantity}x ${piece}`).join(", ") || goods || "all of it";
  const columns = [
    String(number ?? "").padStart(4),
    (needsCheck ? "CHECK" : state).padEnd(9),
    formatDateTime(confirmedAt),
    ...(withdrawalStates[state].isOpen ? [dueText(confirmedAt, now)] : []),
    ...(refundMinor > 0 ? [formatMoney(refundMinor, currency)] : []),
    orderNumber,
    name,
    email,
    pieces,
  ];
  return columns.join("  ");
}

function dueText(confirmedAt: number, now: number): string {
  const day = formatDay(refundDueOn(confirmedAt));
  return isRefundLate(confirmedAt, now) ? `OVERDUE since ${day}` : `pay back by ${day}`;
}
