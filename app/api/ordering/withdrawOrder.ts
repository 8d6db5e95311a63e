import { z } from "@hono/zod-openapi";

import { maxLines, maxQuantity } from "~/features/cart/cart";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { isWithdrawable, withdrawalEndsOn } from "~/features/orders/orderTransitions";
import { readOrderWithdrawals } from "~/features/withdrawals/returns.queries.server";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import {
  clampToReturnable,
  countWithdrawnPieces,
  formatPieces,
  type ReturnableLine,
  type WithdrawnLine,
  withdrawableLines,
} from "~/features/withdrawals/withdrawal";
import { orderStatementForm } from "~/features/withdrawals/withdrawal.form";
import { findNumber, readReturnableLines } from "~/features/withdrawals/withdrawal.queries.server";
import { withdrawalLimit } from "~/features/withdrawals/withdrawalLimit";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { formatDay } from "~/platform/time/pragueClock";
import { clientOfCall } from "../http/auth";
import { type ApiContext, localeOfCall } from "../http/context";
import { ApiError, notFound, tooManyRequests } from "../http/errors";
import { toFormData, validateForm } from "../http/fields";
import { validationError } from "../http/messages";
import { toApiWithdrawal } from "../shapes/afterwardsShape";

const whole = { required_error: "ui:forms.required", invalid_type_error: "ui:forms.numeric" };
const pieces = z.number(whole).int("ui:forms.numeric").min(1, "ui:forms.numeric");

const line = z.object({
  position: pieces.max(maxLines, "orders:withdraw.errors.pieces").openapi({ description: "Of the order's line" }),
  quantity: pieces.max(maxQuantity, "orders:withdraw.errors.pieces"),
});

export const withdrawalBody = z
  .object({
    lines: z
      .array(line, { required_error: "orders:withdraw.errors.none", invalid_type_error: "orders:withdraw.errors.none" })
      .min(1, "orders:withdraw.errors.none")
      .max(maxLines, "orders:withdraw.errors.pieces"),
    name: z.string().optional().openapi({ description: "The buyer's by default" }),
    email: z.string().optional().openapi({ description: "Where the receipt goes; the order's by default" }),
  })
  .openapi("WithdrawalBody");

type Asked = z.infer<typeof withdrawalBody>;

/** Withdraws from pieces of an order, in both steps at once: sending the call is the confirmation. */
export async function withdrawByCall(context: ApiContext, { id }: Pick<Order, "id">, asked: Asked) {
  const { world } = context.env;
  const locale = localeOfCall(context);
  // The contact of an order that is shown masked is not.
  const order = await findOrder(world.db, id);
  if (!order) throw notFound();
  const returnable = await readReturnableLines(world.db, id);
  requireWithdrawable(order, returnable, locale, world.now());
  const lines = selectLines(asked.lines, returnable, locale);
  const known = { name: `${order.billing.firstname} ${order.billing.lastname}`.slice(0, 120), email: order.email };
  const by = validateForm(orderStatementForm, toFormData({ ...known, ...asked }), locale);
  const caller = `withdrawal ${clientOfCall(context).address}`;
  if (!(await countAttempt(world.db, caller, withdrawalLimit, world.now())))
    throw tooManyRequests(withdrawalLimit.windowMs);
  const goods = formatPieces(lines, returnable);
  const head = { locale: order.locale, orderId: id, orderNumber: order.number };
  const statementId = await draftWithdrawal(world, { ...head, ...by, goods, lines });
  await confirmWithdrawal(world, statementId);
  const number = await findNumber(world.db, statementId);
  const made = (await readOrderWithdrawals(world.db, id)).find((one) => one.number === number);
  if (!made) throw notFound();
  return toApiWithdrawal(made);
}

/** Throws 409 when the period is over, the order is cancelled, or nothing of it is left. */
function requireWithdrawable(order: Order, returnable: readonly ReturnableLine[], locale: Locale, now: number): void {
  const t = translatorFor(locale);
  if (!isWithdrawable(order, now)) {
    const message =
      order.deliveredAt === null
        ? t("orders:withdraw.cancelled")
        : t("orders:withdraw.over", { date: formatDay(withdrawalEndsOn(order.deliveredAt, order.locale)) });
    throw new ApiError(409, message, { code: "over" });
  }
  if (withdrawableLines(returnable).length === 0)
    throw new ApiError(409, t("orders:withdraw.nothing"), { code: "nothing" });
}

/** Throws 422 when a line has fewer pieces left, or is named twice. */
function selectLines(asked: Asked["lines"], returnable: readonly ReturnableLine[], locale: Locale): WithdrawnLine[] {
  const lines = asked.map(({ position, quantity }) => ({ linePosition: position, quantity }));
  const isEachOnce = new Set(lines.map(({ linePosition }) => linePosition)).size === lines.length;
  const isThere = countWithdrawnPieces(clampToReturnable(lines, returnable)) === countWithdrawnPieces(lines);
  if (!isEachOnce || !isThere) throw validationError({ lines: ["orders:withdraw.errors.pieces"] }, locale);
  return lines;
}
