import { type AppLoadContext, data } from "@remix-run/node";

import { addressOf, orderWithdrawalAddress, withdrawalWord } from "~/addresses";
import { isWithdrawable, withdrawalEndsOn } from "~/features/orders/orderMoves";
import { isMasked } from "~/features/orders/orderPrivacy";
import type { Order } from "~/features/orders/orders";
import { findOrder, findOrderSummary } from "~/features/orders/orders.queries.server";
import { withdrawableLines } from "~/features/withdrawals/withdrawal";
import { findStatement, readClosedAt, readOpenLines } from "~/features/withdrawals/withdrawal.queries.server";
import { isId } from "~/platform/database/idShape";
import type { Locale } from "~/platform/i18n/locale";
import { type World, worldOf } from "~/platform/process/world.server";
import { writtenInstant } from "~/platform/time/formatDate";
import { writtenDay } from "~/platform/time/pragueClock";

import { secretHeaders } from "~/visit/secretPage.server";

export type Words = { first?: string | undefined; second?: string | undefined };

/** What the address stands for: the open form, one order's form, or a statement. Throws 404 for anything else. */
export async function readWithdrawal(context: AppLoadContext, { first, second }: Words, locale: Locale) {
  if (first === undefined) return { kind: "number" as const };
  const world = worldOf(context);
  if (first === withdrawalWord) return readStatement(world, second, locale);
  return readOrder(world, await keyedOrder(context, { first, second }));
}

/** The order whose key the address holds. */
export async function keyedOrder(context: AppLoadContext, { first, second }: Words): Promise<Order> {
  const { db, now } = worldOf(context);
  const isKey = isId(first) && isId(second);
  const order = isKey ? await findOrderSummary(db, { id: first, summaryHash: second }, now()) : undefined;
  return order ?? notThere();
}

async function readStatement({ db }: World, id: string | undefined, locale: Locale) {
  const statement = isId(id) ? await findStatement(db, id) : undefined;
  if (!statement) return notThere();
  const { orderId, orderNumber, name, email, goods, confirmedAt } = statement;
  const order = orderId && confirmedAt === null ? await findOrder(db, orderId) : undefined;
  return {
    kind: "statement" as const,
    statement: {
      orderNumber,
      name,
      email,
      goods,
      confirmed: confirmedAt === null ? null : writtenInstant(confirmedAt),
    },
    againAt: order ? orderWithdrawalAddress(order.locale, order) : addressOf("withdrawal", locale),
  };
}

async function readOrder({ db, now }: World, order: Order) {
  const closedAt = await readClosedAt(db, order.id);
  if (!isWithdrawable(order, closedAt, now())) {
    const endedOn = closedAt === null ? "" : writtenDay(withdrawalEndsOn(closedAt));
    return { kind: "over" as const, reason: closedAt === null ? ("cancelled" as const) : ("over" as const), endedOn };
  }
  const lines = await readOpenLines(db, order.id);
  if (withdrawableLines(lines).length === 0) return { kind: "over" as const, reason: "nothing" as const, endedOn: "" };
  const { firstname, lastname } = order.billing;
  const known = { name: `${firstname} ${lastname}`, email: order.email };
  const initial = isMasked(order, now()) ? { name: "", email: "" } : known;
  return { kind: "order" as const, number: order.number, lines, initial };
}

function notThere(): never {
  throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
}
