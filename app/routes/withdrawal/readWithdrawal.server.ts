import { data } from "@remix-run/node";

import { addressOf, orderWithdrawalAddress, withdrawalWord } from "~/addresses";
import { isRedacted } from "~/features/orders/orderPrivacy";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { isWithdrawable, withdrawalEndsOn } from "~/features/orders/withdrawalPeriod";
import { returnAddress } from "~/features/settings/company";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { withdrawableLines } from "~/features/withdrawals/withdrawal";
import { findStatement, readReturnableLines } from "~/features/withdrawals/withdrawal.queries.server";
import { publicState } from "~/features/withdrawals/withdrawalStates";
import { isId } from "~/platform/database/idShape";
import { formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";

import { requireOrderSummary } from "~/visit/readOrderSummary.server";
import { secretHeaders } from "~/visit/secretPage.server";
import type { Visit } from "~/visit/visit.server";

export type WithdrawalParams = { first?: string | undefined; second?: string | undefined };

/** Reads what the address refers to: the public form, an order's form, or a statement. Throws 404 for anything else. */
export async function readWithdrawal(visit: Visit, { first, second }: WithdrawalParams) {
  if (first === undefined) return { kind: "number" as const };
  if (first === withdrawalWord) return readStatement(visit, second);
  return readOrder(visit, await requireOrderSummary(visit, { id: first, hash: second }));
}

async function readStatement({ db, locale }: Visit, id: string | undefined) {
  const statement = isId(id) ? await findStatement(db, id) : undefined;
  if (!statement) return throwNotFound();
  const { orderId, orderNumber, name, email, goods, confirmedAt, reason } = statement;
  const order = orderId && confirmedAt === null ? await findOrder(db, orderId) : undefined;
  return {
    kind: "statement" as const,
    statement: {
      orderNumber,
      name,
      email,
      goods,
      confirmed: confirmedAt === null ? null : formatDateTime(confirmedAt),
      state: publicState(statement),
      reason,
      sendTo: returnAddress((await readCachedSettings(db, locale)).company, locale),
    },
    againAt: order ? orderWithdrawalAddress(order.locale, order) : addressOf("withdrawal", locale),
  };
}

async function readOrder({ db, now }: Visit, order: Order) {
  const { deliveredAt, locale } = order;
  if (!isWithdrawable(order, now())) {
    const endedOn = deliveredAt === null ? "" : formatDay(withdrawalEndsOn(deliveredAt, locale));
    return {
      kind: "over" as const,
      reason: deliveredAt === null ? ("cancelled" as const) : ("over" as const),
      endedOn,
    };
  }
  const lines = await readReturnableLines(db, order.id);
  if (withdrawableLines(lines).length === 0) return { kind: "over" as const, reason: "nothing" as const, endedOn: "" };
  const { firstname, lastname } = order.billing;
  const known = { name: `${firstname} ${lastname}`, email: order.email };
  const initial = isRedacted(order, now()) ? { name: "", email: "" } : known;
  return { kind: "order" as const, number: order.number, lines, initial };
}

function throwNotFound(): never {
  throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
}
