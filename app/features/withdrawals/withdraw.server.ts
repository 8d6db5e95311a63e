import { refreshClub } from "~/features/club/club.queries.server";
import { foldEmail } from "~/features/customers/customer";
import { inOneDeed, type OrderDesk } from "~/features/orders/orderDesk.server";
import { isWithdrawable } from "~/features/orders/orderMoves";
import { lockOrder } from "~/features/orders/orderState.queries.server";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { letterHtml, letterText } from "~/ui/letter";
import { clipToOpen, isAllWithdrawn, pieceCount, type Statement, wholeOrder, withdrawableLines } from "./withdrawal";
import * as statements from "./withdrawal.queries.server";
import { strangersWithdrawalLetter, withdrawalLetter } from "./withdrawalEmail";

const day = 86_400_000;

/** In time, and with something left that may be given back. */
export async function canWithdraw(db: Db, order: Pick<Order, "id" | "state">, now: number): Promise<boolean> {
  if (!isWithdrawable(order, await statements.readClosedAt(db, order.id), now)) return false;
  return withdrawableLines(await statements.readOpenLines(db, order.id)).length > 0;
}

/** The first step: keeps the statement for its confirmation and gives its id. */
export async function draftWithdrawal(desk: OrderDesk, statement: Statement): Promise<string> {
  return inOneDeed(desk, async ({ db, now }) => {
    await statements.sweepStatements(db, now() - day);
    return statements.insertStatement(db, statement, now());
  });
}

/**
 * The second step. Whatever was stated is accepted and acknowledged by letter, whether the shop knows the order or not;
 * what it cannot settle by itself is marked for a person (domain 5.1). Whose address it is decides what the letter says:
 * one with which the order was placed gets the whole statement, as the law wants; any other may be a stranger's, who must
 * not get anybody's words under the shop's name, so its letter says in the shop's own words that and when a statement
 * came and of which order's number, at most three times a day; staff send the rest once they know the order. The page is
 * the same in both cases and shows the whole statement, so that nobody learns from it whether there is such an order.
 * False for a statement that is not there. Confirmed twice, it counts once.
 */
export async function confirmWithdrawal(desk: OrderDesk, id: string): Promise<boolean> {
  return inOneDeed(desk, async (inside) => {
    const { db, now } = inside;
    const isFirst = await statements.confirmStatement(db, id, now());
    const statement = await statements.findStatement(db, id);
    if (!statement || !isFirst) return statement !== undefined;
    const orderId = statement.orderId ?? (await statements.findOrderOf(db, statement.orderNumber, statement.email));
    const isCustomers = orderId !== undefined && (await statements.isOrderedWith(db, orderId, statement.email));
    if (isCustomers || (await mayWriteToStranger(inside, statement.email))) {
      await queueReceipt(inside, id, statement, isCustomers);
    }
    const isSettled = orderId !== undefined && (await settle(inside, id, statement, orderId));
    if (!isSettled) await statements.markForCheck(db, id);
    return true;
  });
}

/** Takes the pieces off the order. False when a person must look: it is late, it is in words, or pieces are missing. */
async function settle({ db, now }: OrderDesk, id: string, statement: Statement, orderId: string): Promise<boolean> {
  await lockOrder(db, orderId);
  const order = await findOrder(db, orderId);
  const isInTime = order !== undefined && isWithdrawable(order, await statements.readClosedAt(db, orderId), now());
  const { wanted, lines } = await piecesOf(db, id, statement, orderId);
  await statements.settleStatement(db, id, { orderId, lines: isInTime ? lines : [] });
  if (isInTime && isAllWithdrawn(await statements.readOpenLines(db, orderId))) {
    await statements.markAllWithdrawn(db, orderId, now());
    await refreshClub(db, orderId);
  }
  return isInTime && lines.length > 0 && pieceCount(lines) === pieceCount(wanted);
}

async function piecesOf(db: Db, id: string, { lines: picked, goods }: Statement, orderId: string) {
  // Its own lines are confirmed by now and would count against themselves.
  await statements.settleStatement(db, id, { orderId, lines: [] });
  const open = await statements.readOpenLines(db, orderId);
  const isWhole = picked.length === 0 && goods === "";
  const wanted = isWhole ? wholeOrder(open) : picked;
  return { wanted, lines: clipToOpen(wanted, open) };
}

const strangersLetters = { most: 3, withinMs: day };

function mayWriteToStranger({ db, now }: OrderDesk, email: string): Promise<boolean> {
  return countAttempt(db, `withdrawal receipt ${foldEmail(email)}`, strangersLetters, now());
}

/** Date, time and, for who placed the order, content of the statement on a durable medium. */
async function queueReceipt({ db, now }: OrderDesk, id: string, statement: Statement, isCustomers: boolean) {
  const { locale, email } = statement;
  const words = { t: translatorFor(locale), settings: await readSettings(db, locale) };
  const write = isCustomers ? withdrawalLetter : strangersWithdrawalLetter;
  const letter = write(statement, words, now());
  const mail = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
  await queueMail(db, { ...mail, kind: "withdrawal", reference: id, recipient: email }, now());
}
