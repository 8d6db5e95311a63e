import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { withdrawalReviewAddress } from "~/addresses";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import { formatPieces, type WithdrawalStatement } from "~/features/withdrawals/withdrawal";
import { orderStatementForm, readSelectedLines, statementForm } from "~/features/withdrawals/withdrawal.form";
import { readReturnableLines } from "~/features/withdrawals/withdrawal.queries.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { isId } from "~/platform/database/idShape";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import { clientSubnet } from "~/platform/http/subnetOf";
import { requestLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";
import { hourMs } from "~/platform/time/durations";
import type { FormReply } from "~/ui/formFields";

import { secretHeaders } from "~/visit/secretPage.server";
import { findKeyedOrder, type WithdrawalParams } from "./readWithdrawal.server";

/** A limit, because each statement sends an e-mail to a typed address. */
const limit = { most: 20, windowMs: hourMs };

/** The first step with the order's number; the response does not depend on whether the order exists. */
export async function submitWithdrawalByNumber(request: Request, context: AppLoadContext) {
  const submission = parseForm(await readForm(request), statementForm);
  if (submission.status !== "success") return refuse(context, submission.reply());
  if (!(await isWithinLimit(context))) return refuse(context, submission.reply(), "orders:withdraw.errors.limited");
  const { order_number, ...values } = submission.value;
  const locale = requestLocale(request);
  return review(context, { locale, orderId: null, orderNumber: order_number, lines: [], ...values });
}

/** The first step with the order's secret address: selected pieces of its lines. */
export async function submitWithdrawalByKey(request: Request, context: AppLoadContext, key: WithdrawalParams) {
  const order = await findKeyedOrder(context, key);
  const typed = await readForm(request);
  const returnable = await readReturnableLines(worldOf(context).db, order.id);
  const lines = readSelectedLines(typed, returnable);
  const ticked = lines.map(({ linePosition }) => linePosition);
  const submission = parseForm(typed, orderStatementForm);
  if (lines.length === 0) return refuse(context, submission.reply(), "orders:withdraw.errors.none");
  if (submission.status !== "success") return refuse(context, submission.reply(), null, ticked);
  if (!(await isWithinLimit(context))) {
    return refuse(context, submission.reply(), "orders:withdraw.errors.limited", ticked);
  }
  const { id: orderId, number: orderNumber } = order;
  const locale = requestLocale(request);
  return review(context, {
    locale,
    orderId,
    orderNumber,
    goods: formatPieces(lines, returnable),
    lines,
    ...submission.value,
  });
}

/** The second step; the page then says that the statement was accepted. */
export async function confirmWithdrawalAction(
  request: Request,
  context: AppLoadContext,
  id: string | undefined,
): Promise<never> {
  const isThere = isId(id) && (await confirmWithdrawal(worldOf(context), id));
  if (!isThere) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  throw redirect(withdrawalReviewAddress(requestLocale(request), id), 303);
}

async function review(context: AppLoadContext, statement: WithdrawalStatement): Promise<never> {
  const id = await draftWithdrawal(worldOf(context), statement);
  throw redirect(withdrawalReviewAddress(statement.locale, id), 303);
}

async function isWithinLimit(context: AppLoadContext): Promise<boolean> {
  const { db, now } = worldOf(context);
  return countAttempt(db, `withdrawal ${clientSubnet(context)}`, limit, now());
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
