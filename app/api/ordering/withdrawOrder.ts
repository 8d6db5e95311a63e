import { z } from "@hono/zod-openapi";

import { maxLines, maxQuantity } from "~/features/cart/cart";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { isWithdrawable, withdrawalEndsOn } from "~/features/orders/withdrawalPeriod";
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
import { findNumber, findStatement, readReturnableLines } from "~/features/withdrawals/withdrawal.queries.server";
import { withdrawalLimit } from "~/features/withdrawals/withdrawalLimit";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { hashOfSecret } from "~/platform/database/ids.server";
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

const linesErrors = {
  required_error: "orders:withdraw.errors.none",
  invalid_type_error: "orders:withdraw.errors.none",
};

const line = z.object(
  {
    position: pieces.max(maxLines, "orders:withdraw.errors.pieces").openapi({ description: "Of the order's line" }),
    quantity: pieces.max(maxQuantity, "orders:withdraw.errors.pieces"),
  },
  { invalid_type_error: "orders:withdraw.errors.pieces" },
);

const text = z.string({ invalid_type_error: "ui:forms.required" }).nullish();

export const withdrawalBody = z
  .object({
    lines: z
      .array(line, linesErrors)
      .min(1, "orders:withdraw.errors.none")
      .max(maxLines, "orders:withdraw.errors.pieces"),
    name: text.openapi({ description: "The buyer's by default" }),
    email: text.openapi({ description: "Where the receipt goes; the order's by default" }),
  })
  .openapi("WithdrawalBody");

type Asked = z.infer<typeof withdrawalBody>;
type Call = { asked: Asked; key: string };

/**
 * Withdraws from pieces of an order, in both steps at once: sending the call is the confirmation. When the same call is
 * sent again, even concurrently, it finds the statement of the first call.
 */
export async function withdrawByCall(context: ApiContext, { id }: Pick<Order, "id">, { asked, key }: Call) {
  const { world } = context.env;
  const locale = localeOfCall(context);
  // The order is read again unmasked: after thirty days `findShown` masks the name and e-mail that the receipt needs.
  const order = await findOrder(world.db, id);
  if (!order) throw notFound();
  const statementId = hashOfSecret(JSON.stringify([id, order.summaryHash, key])).slice(0, 22);
  const returnable = await readReturnableLines(world.db, id);
  if (!(await findStatement(world.db, statementId))) {
    await draftByCall(context, { order, returnable, asked, statementId });
  }
  const kept = await findStatement(world.db, statementId);
  if (kept?.goods !== formatPieces(linesOf(asked), returnable))
    throw new ApiError(422, "The Idempotency-Key was sent with other pieces", { code: "key_reused" });
  await confirmWithdrawal(world, statementId);
  const number = await findNumber(world.db, statementId);
  const made = (await readOrderWithdrawals(world.db, id)).find((withdrawal) => withdrawal.number === number);
  if (!made) throw notFound();
  if (made.pieces.length === 0) throw nothingLeft(locale);
  return toApiWithdrawal(made);
}

type Draft = { order: Order; returnable: readonly ReturnableLine[]; asked: Asked; statementId: string };

/** Stores the statement. An error is ignored when a concurrent call with the same key has stored the statement. */
async function draftByCall(context: ApiContext, { order, returnable, asked, statementId }: Draft): Promise<void> {
  const { world } = context.env;
  try {
    const { by, lines } = judgeStatement(order, returnable, asked, { locale: localeOfCall(context), now: world.now() });
    const caller = `withdrawal ${clientOfCall(context).address}`;
    if (!(await countAttempt(world.db, caller, withdrawalLimit, world.now())))
      throw tooManyRequests(withdrawalLimit.windowMs);
    const head = { locale: order.locale, orderId: order.id, orderNumber: order.number };
    await draftWithdrawal(world, { ...head, ...by, goods: formatPieces(lines, returnable), lines }, statementId);
  } catch (error) {
    if (!(await findStatement(world.db, statementId))) throw error;
  }
}

type At = { locale: Locale; now: number };

function judgeStatement(order: Order, returnable: readonly ReturnableLine[], asked: Asked, { locale, now }: At) {
  requireWithdrawable(order, returnable, locale, now);
  const lines = selectLines(asked, returnable, locale);
  const buyer = `${order.billing.firstname} ${order.billing.lastname}`.slice(0, 120);
  const contact = { name: asked.name ?? buyer, email: asked.email ?? order.email };
  return { lines, by: validateForm(orderStatementForm, toFormData(contact), locale) };
}

function linesOf({ lines }: Asked): WithdrawnLine[] {
  return lines.map(({ position, quantity }) => ({ linePosition: position, quantity }));
}

function nothingLeft(locale: Locale): ApiError {
  return new ApiError(409, translatorFor(locale)("orders:withdraw.nothing"), { code: "nothing" });
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
  if (withdrawableLines(returnable).length === 0) throw nothingLeft(locale);
}

/** Throws 422 when a line has fewer pieces left, or is named twice. */
function selectLines(asked: Asked, returnable: readonly ReturnableLine[], locale: Locale): WithdrawnLine[] {
  const lines = linesOf(asked);
  const isEachOnce = new Set(lines.map(({ linePosition }) => linePosition)).size === lines.length;
  const isThere = countWithdrawnPieces(clampToReturnable(lines, returnable)) === countWithdrawnPieces(lines);
  if (!isEachOnce || !isThere) throw validationError({ lines: ["orders:withdraw.errors.pieces"] }, locale);
  return lines;
}
