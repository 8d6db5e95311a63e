import { orderStateIds } from "~/features/delivery/orderStates";
import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import {
  countStaffOrders,
  listStaffOrders,
  type StaffOrderFilter,
  type StaffOrderRow,
} from "~/features/orders/staffOrders.queries.server";
import type { OrderState } from "~/platform/database/schema";
import { formatDateTime } from "~/platform/time/formatDate";
import { isDay } from "~/platform/time/pragueClock";
import { boundsOf } from "../dayArgument";
import { requirePlace } from "../placeArgument";
import { printListing } from "../printListing";
import { UsageError } from "../terminal";
import type { OrderCommand } from "./order";

const linesOnPage = 50;

export async function listOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length > 0) throw new UsageError("list takes no number.");
  if (!/^[1-9]\d{0,5}$/.test(choices.page)) throw new UsageError("--page is a number from 1.");
  const page = Number(choices.page);
  const filter = filterOf(choices);
  const { db } = await openWorld();
  await requirePlace(db, choices.store);
  const rows = await listStaffOrders(db, filter, { limit: linesOnPage, offset: (page - 1) * linesOnPage });
  const currencies = { cs: await readCurrency(db, "cs"), sk: await readCurrency(db, "sk") };
  const count = await countStaffOrders(db, filter);
  const pages = Math.ceil(count / linesOnPage);
  const next = page < pages ? `; --page ${page + 1} shows the next` : "";
  const more = pages > 1 && `Page ${page} of ${pages}, ${count} orders${next}.`;
  const text = (row: StaffOrderRow) => `${lineOf(row)}  ${formatMoney(row.totalMinor, currencies[row.locale])}`;
  return printListing({ terminal, asJson: choices.json }, rows, text, "No orders match.", more);
}

function filterOf({
  state,
  unpaid,
  "to-pack": toPack,
  refund,
  day,
  text,
  store,
}: OrderCommand["choices"]): StaffOrderFilter {
  if (day !== undefined && !isDay(day)) throw new UsageError("--day is a day as YYYY-MM-DD.");
  const bounds = day === undefined ? undefined : boundsOf(day);
  return {
    state: state === undefined ? undefined : stateOf(state),
    isUnpaid: unpaid,
    isToPack: toPack,
    isRefundDue: refund,
    placedFrom: bounds?.from,
    placedBefore: bounds?.before,
    text: text?.trim().slice(0, 100),
    storeId: store,
  };
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

/** Returns the payment column. TRIAL marks a payment in which no money moved. */
function paymentOf({
  paidAt,
  refundDueAt,
  isTrialPayment,
}: Pick<StaffOrderRow, "paidAt" | "refundDueAt" | "isTrialPayment">): string {
  if (paidAt === null) return "unpaid";
  if (isTrialPayment) return "TRIAL";
  return refundDueAt === null ? "paid" : "REFUND";
}
