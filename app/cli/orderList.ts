import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { type DeskRow, listDeskOrders } from "~/features/orders/orderDesk.queries.server";
import type { OrderState } from "~/platform/database/schema";
import { writtenInstant } from "~/platform/time/formatDate";

import type { OrderCommand } from "./order";
import { BadUsage } from "./terminal";

export const orderStates = ["accepted", "pending", "ready", "closed", "cancelled"] as const;

const mostLines = 200;

export async function listOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length > 0) throw new BadUsage("list takes no number.");
  const state = choices.state === undefined ? undefined : stateOf(choices.state);
  const { db } = await openWorld();
  const filter = { state, isUnpaid: choices.unpaid, isRefundDue: choices.refund };
  const rows = await listDeskOrders(db, filter, mostLines);
  const currencies = { cs: await readCurrency(db, "cs"), sk: await readCurrency(db, "sk") };
  for (const row of rows) terminal.say(`${lineOf(row)}  ${formatMoney(row.totalMinor, currencies[row.locale])}`);
  if (rows.length === 0) terminal.say("There is no such order.");
  return 0;
}

export function stateOf(word: string | undefined): OrderState {
  const state = orderStates.find((known) => known === word);
  if (!state) throw new BadUsage(`The state must be one of ${orderStates.join(", ")}.`);
  return state;
}

function lineOf({ number, state, placedAt, email, ...row }: DeskRow): string {
  const money = moneyOf(row);
  return `${number}  ${state.padEnd(9)}  ${money.padEnd(6)}  ${writtenInstant(placedAt)}  ${email}`;
}

/** TRIAL: paid where no money moves. */
function moneyOf({
  paidAt,
  refundDueAt,
  isTrialPayment,
}: Pick<DeskRow, "paidAt" | "refundDueAt" | "isTrialPayment">): string {
  if (paidAt === null) return "unpaid";
  if (isTrialPayment) return "TRIAL";
  return refundDueAt === null ? "paid" : "REFUND";
}
