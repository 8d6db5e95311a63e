import { normalizeEmail } from "~/features/customers/customer";
import { hasUsedGiftVoucher } from "~/features/giftVouchers/issueGiftVouchers.server";
import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import { lockOrder } from "~/features/orders/orderState.queries.server";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { isWithdrawable } from "~/features/orders/withdrawalPeriod";
import { readSettings } from "~/features/settings/settings.queries.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { dayMs } from "~/platform/time/durations";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import { bookSettlement } from "./bookSettlement.server";
import { giveNumber } from "./returns.queries.server";
import {
  allReturnable,
  clampToReturnable,
  countWithdrawnPieces,
  type WithdrawalStatement,
  withdrawableLines,
} from "./withdrawal";
import * as statements from "./withdrawal.queries.server";
import { unmatchedWithdrawalEmail, withdrawalEmail } from "./withdrawalEmail";

/** Returns true within the withdrawal period while at least one piece can still be returned. */
export async function canWithdraw(
  db: Db,
  order: Pick<Order, "id" | "state" | "deliveredAt" | "locale">,
  now: number,
): Promise<boolean> {
  if (!isWithdrawable(order, now)) return false;
  return withdrawableLines(await statements.readReturnableLines(db, order.id)).length > 0;
}

/**
 * Performs the first step: stores the statement until it is confirmed, and returns its id. If a statement with this id
 * is stored already, it stays unchanged.
 */
export async function draftWithdrawal(
  deps: OrderDeps,
  statement: WithdrawalStatement,
  id: string = newId(),
): Promise<string> {
  return inTransaction(deps, async ({ db, now }) => {
    await statements.purgeExpiredStatements(db, now() - dayMs);
    await statements.insertStatement(db, statement, { id, now: now() });
    return id;
  });
}

/**
 * Performs the second step: confirms the statement. Every statement is accepted and acknowledged by e-mail, whether the
 * shop knows the order or not. What cannot be settled automatically is marked for staff (domain 5.1). The e-mail
 * depends on the address: the one with which the order was placed gets the whole statement, as the law requires. Any
 * other address may belong to a stranger, to whom nobody must be able to send text in the shop's name. The e-mail to it
 * says in fixed words that a statement was received, when, and for which order number; it is sent at most three times a
 * day, and staff send the rest once they know the order. The page is the same in both cases and shows the whole
 * statement, so that it does not reveal whether the order exists. Returns false when there is no such statement.
 * Confirming twice counts once.
 */
export async function confirmWithdrawal(deps: OrderDeps, id: string): Promise<boolean> {
  return inTransaction(deps, async (txDeps) => {
    const { db, now } = txDeps;
    const isFirst = await statements.confirmStatement(db, id, now());
    const statement = await statements.findStatement(db, id);
    if (!statement || !isFirst) return statement !== undefined;
    const orderId =
      statement.orderId ?? (await statements.findOrderIdByNumber(db, statement.orderNumber, statement.email));
    const isMatched = orderId !== undefined && (await statements.isOrderedWith(db, orderId, statement.email));
    if (isMatched || (await checkReceiptLimit(txDeps, statement.email))) {
      await queueReceipt(txDeps, id, statement, isMatched);
    }
    const isSettled = orderId !== undefined && (await settle(txDeps, id, statement, orderId));
    if (!isSettled) await statements.markForCheck(db, id);
    await giveNumber(db, id);
    return true;
  });
}

/** Books the returned pieces. Returns false if staff must check: it is late, in free text, or pieces are missing. */
async function settle(deps: OrderDeps, id: string, statement: WithdrawalStatement, orderId: string): Promise<boolean> {
  const { db, now } = deps;
  await lockOrder(db, orderId);
  // This locks the gift vouchers, so that nobody spends one before the lines are booked.
  await hasUsedGiftVoucher(db, orderId);
  const order = await findOrder(db, orderId);
  const isInTime = order !== undefined && isWithdrawable(order, now());
  const { requested, lines } = await readRequestedLines(db, id, statement, orderId);
  await statements.settleStatement(db, id, { orderId, lines: isInTime ? lines : [] });
  if (isInTime && lines.length > 0) {
    await bookSettlement(deps, order, { id, confirmedAt: now(), actor: "customer" });
  }
  return isInTime && lines.length > 0 && countWithdrawnPieces(lines) === countWithdrawnPieces(requested);
}

async function readRequestedLines(
  db: Db,
  id: string,
  { lines: selected, goods }: WithdrawalStatement,
  orderId: string,
) {
  // The statement's own lines are confirmed by now and would otherwise reduce what is returnable.
  await statements.settleStatement(db, id, { orderId, lines: [] });
  const returnable = await statements.readReturnableLines(db, orderId);
  const isWholeOrder = selected.length === 0 && goods === "";
  const requested = isWholeOrder ? allReturnable(returnable) : selected;
  return { requested, lines: clampToReturnable(requested, returnable) };
}

const unmatchedReceiptLimit = { most: 3, windowMs: dayMs };

function checkReceiptLimit({ db, now }: OrderDeps, email: string): Promise<boolean> {
  return countAttempt(db, `withdrawal receipt ${normalizeEmail(email)}`, unmatchedReceiptLimit, now());
}

/** Queues the receipt on a durable medium: date, time and, for the order's address, the content of the statement. */
async function queueReceipt({ db, now }: OrderDeps, id: string, statement: WithdrawalStatement, isMatched: boolean) {
  const { locale, email } = statement;
  const context = { t: translatorFor(locale), settings: await readSettings(db, locale) };
  const render = isMatched ? withdrawalEmail : unmatchedWithdrawalEmail;
  const content = render(statement, context, now());
  const mail = { subject: content.subject, text: renderEmailText(content), html: renderEmailHtml(content) };
  await queueMail(db, { ...mail, kind: "withdrawal", reference: id, recipient: email }, now());
}
