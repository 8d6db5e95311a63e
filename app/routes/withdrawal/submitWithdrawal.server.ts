import { data, redirect } from "@remix-run/node";

import { withdrawalReviewAddress } from "~/addresses";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import { formatPieces, type WithdrawalStatement } from "~/features/withdrawals/withdrawal";
import { orderStatementForm, readSelectedLines, statementForm } from "~/features/withdrawals/withdrawal.form";
import { readReturnableLines } from "~/features/withdrawals/withdrawal.queries.server";
import { withdrawalLimit } from "~/features/withdrawals/withdrawalLimit";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { isId } from "~/platform/database/idShape";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import { clientSubnet } from "~/platform/http/subnetOf";
import type { FormReply } from "~/ui/formFields";

import { requireOrderSummary } from "~/visit/readOrderSummary.server";
import { secretHeaders } from "~/visit/secretPage.server";
import type { Visit } from "~/visit/visit.server";
import type { WithdrawalParams } from "./readWithdrawal.server";

/** Handles the first step with the order's number; the response does not depend on whether the order exists. */
export async function submitWithdrawalByNumber(visit: Visit) {
  const submission = parseForm(await readForm(visit.request), statementForm);
  if (submission.status !== "success") return refuse(visit, submission.reply());
  if (!(await isWithinLimit(visit))) return refuse(visit, submission.reply(), "orders:withdraw.errors.limited");
  const { order_number, ...values } = submission.value;
  return review(visit, { locale: visit.locale, orderId: null, orderNumber: order_number, lines: [], ...values });
}

/** Handles the first step with the order's secret address: selected pieces of its lines. */
export async function submitWithdrawalByKey(visit: Visit, { first, second }: WithdrawalParams) {
  const order = await requireOrderSummary(visit, { id: first, hash: second });
  const typed = await readForm(visit.request);
  const returnable = await readReturnableLines(visit.db, order.id);
  const lines = readSelectedLines(typed, returnable);
  const ticked = lines.map(({ linePosition }) => linePosition);
  const submission = parseForm(typed, orderStatementForm);
  if (lines.length === 0) return refuse(visit, submission.reply(), "orders:withdraw.errors.none");
  if (submission.status !== "success") return refuse(visit, submission.reply(), null, ticked);
  if (!(await isWithinLimit(visit))) {
    return refuse(visit, submission.reply(), "orders:withdraw.errors.limited", ticked);
  }
  const { id: orderId, number: orderNumber } = order;
  return review(visit, {
    locale: visit.locale,
    orderId,
    orderNumber,
    goods: formatPieces(lines, returnable),
    lines,
    ...submission.value,
  });
}

/** Handles the second step; the page then says that the statement was accepted. */
export async function confirmWithdrawalAction(visit: Visit, id: string | undefined): Promise<never> {
  const isThere = isId(id) && (await confirmWithdrawal(visit, id));
  if (!isThere) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  throw redirect(withdrawalReviewAddress(visit.locale, id), 303);
}

async function review(visit: Visit, statement: WithdrawalStatement): Promise<never> {
  const id = await draftWithdrawal(visit, statement);
  throw redirect(withdrawalReviewAddress(statement.locale, id), 303);
}

async function isWithinLimit({ db, now, context }: Visit): Promise<boolean> {
  return countAttempt(db, `withdrawal ${clientSubnet(context)}`, withdrawalLimit, now());
}

function refuse(
  { context, now }: Visit,
  reply: FormReply,
  formMessage: string | null = null,
  ticked: readonly number[] = [],
) {
  markRefused(context);
  return data({ reply, formMessage, ticked, refusedAt: now() }, { status: 422 });
}
