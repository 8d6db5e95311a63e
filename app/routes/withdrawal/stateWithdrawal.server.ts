import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { withdrawalReviewAddress } from "~/addresses";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import { type Statement, writtenPieces } from "~/features/withdrawals/withdrawal";
import { orderStatementForm, pickedLines, statementForm } from "~/features/withdrawals/withdrawal.form";
import { readOpenLines } from "~/features/withdrawals/withdrawal.queries.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { isId } from "~/platform/database/idShape";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import { callersNetwork } from "~/platform/http/subnetOf";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";
import type { FormReply } from "~/ui/formFields";

import { secretHeaders } from "~/visit/secretPage.server";
import { keyedOrder, type Words } from "./readWithdrawal.server";

/** Each statement writes a letter to a typed address. */
const limit = { most: 20, withinMs: 3_600_000 };

/** The first step with the order's number; the answer is the same whether there is such an order or not. */
export async function stateByNumber(request: Request, context: AppLoadContext) {
  const submission = parseForm(await readForm(request), statementForm);
  if (submission.status !== "success") return refuse(context, submission.reply());
  if (!(await isWelcome(context))) return refuse(context, submission.reply(), "orders:withdraw.errors.limited");
  const { order_number, ...said } = submission.value;
  const locale = localeOfPath(new URL(request.url).pathname);
  return review(context, { locale, orderId: null, orderNumber: order_number, lines: [], ...said });
}

/** The first step with the order's key: pieces of its lines. */
export async function stateByKey(request: Request, context: AppLoadContext, key: Words) {
  const order = await keyedOrder(context, key);
  const typed = await readForm(request);
  const open = await readOpenLines(worldOf(context).db, order.id);
  const lines = pickedLines(typed, open);
  const ticked = lines.map(({ linePosition }) => linePosition);
  const submission = parseForm(typed, orderStatementForm);
  if (lines.length === 0) return refuse(context, submission.reply(), "orders:withdraw.errors.none");
  if (submission.status !== "success") return refuse(context, submission.reply(), null, ticked);
  if (!(await isWelcome(context))) {
    return refuse(context, submission.reply(), "orders:withdraw.errors.limited", ticked);
  }
  const { id: orderId, number: orderNumber } = order;
  const locale = localeOfPath(new URL(request.url).pathname);
  return review(context, {
    locale,
    orderId,
    orderNumber,
    goods: writtenPieces(lines, open),
    lines,
    ...submission.value,
  });
}

/** The second step; its page then says that the statement was accepted. */
export async function confirmStated(request: Request, context: AppLoadContext, id: string | undefined): Promise<never> {
  const isThere = isId(id) && (await confirmWithdrawal(worldOf(context), id));
  if (!isThere) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  throw redirect(withdrawalReviewAddress(localeOfPath(new URL(request.url).pathname), id), 303);
}

async function review(context: AppLoadContext, statement: Statement): Promise<never> {
  const id = await draftWithdrawal(worldOf(context), statement);
  throw redirect(withdrawalReviewAddress(statement.locale, id), 303);
}

async function isWelcome(context: AppLoadContext): Promise<boolean> {
  const { db, now } = worldOf(context);
  return countAttempt(db, `withdrawal ${callersNetwork(context)}`, limit, now());
}

function refuse(
  context: AppLoadContext,
  reply: FormReply,
  formMessage: string | null = null,
  ticked: readonly number[] = [],
) {
  markRefused(context);
  return data({ reply, formMessage, ticked, refusedAt: worldOf(context).now() }, { status: 422 });
}
