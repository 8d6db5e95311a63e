import { orderStateIds } from "~/features/delivery/orderStates";
import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { listStaffOrders, type StaffOrderRow } from "~/features/orders/staffOrders.queries.server";
import type { OrderState } from "~/platform/database/schema";
import { formatDateTime } from "~/platform/time/formatDate";

import type { OrderCommand } from "./order";
import { UsageError } from "./terminal";

const maxLines = 200;

export async function listOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length > 0) throw new UsageError("list takes no number.");
  const state = choices.state === undefined ? undefined : stateOf(choices.state);
  const { db } = await openWorld();
  const filter = { state, isUnpaid: choices.unpaid, isRefundDue: choices.refund };
  const rows = await listStaffOrders(db, filter, maxLines);
  const currencies = { cs: await readCurrency(db, "cs"), sk: await readCurrency(db, "sk") };
  for (const row of rows) terminal.print(`${lineOf(row)}  ${formatMoney(row.totalMinor, currencies[row.locale])}`);
  if (rows.length === 0) terminal.print("There is no such order.");
  return 0;
}

export function stateOf(argument: string | undefined): OrderState {
  const state = orderStateIds.find((known) => known === argument);
  if (!state) throw new UsageError(`The state must be one of ${orderStateIds.join(", ")}.`);
  return state;
}

function lineOf({ number, state, placedAt, email, ...row }: StaffOrderRow): string {
  const money = paymentOf(row);
  return `${number}  ${state.padEnd(9)}  ${money.padEnd(6)}  ${formatDateTime(placedAt)}  ${email}`;
}

/** TRIAL: paid where no money moves. */
function paymentOf({
  paidAt,
  refundDueAt,
  isTrialPayment,
}: Pick<StaffOrderRow, "paidAt" | "refundDueAt" | "isTrialPayment">): string {
  if (paidAt === null) return "unpaid";
  if (isTrialPayment) return "TRIAL";
  return refundDueAt === null ? "paid" : "REFUND";
}
