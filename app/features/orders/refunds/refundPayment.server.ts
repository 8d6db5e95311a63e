import { readCurrency } from "~/features/money/currency.queries.server";
import { inHundredths } from "~/features/money/money";
import { newId } from "~/platform/database/ids.server";
import { minuteMs } from "~/platform/time/durations";

import { lockAndFindOrder } from "../changeOrderState.server";
import { queueOrderEmail } from "../email/queueOrderEmail.server";
import { inTransaction, type OrderDeps } from "../orderDeps.server";
import type { Order } from "../orders";
import type { Actor } from "../orderTransitions";
import type { PaymentDeps } from "../payment/startPayment.server";
import { issueGoodwillNote } from "./issueGoodwillNote.server";
import { refreshRefundDue } from "./refreshRefundDue.server";
import { owedMinor, type Refund, type RefundMethod, refundableMinor, transactionFor } from "./refund";
import * as refunds from "./refund.queries.server";

export type RefundRequest = {
  orderId: string;
  /** The amount to refund; without it, all that is owed. */
  amountMinor?: number | undefined;
  method: RefundMethod;
  /** The reason, as staff wrote it. */
  reason: string;
  /** Identifies the request, so that repeating it pays only once; absent for a new request. */
  requestKey?: string | undefined;
};

export type RefundResult =
  | { ok: true; refund: Refund }
  /**
   * amount: nothing is owed, so staff must enter an amount · too-much: the amount exceeds what is left of the payments
   * · no-transaction: no payment at the gateway has that much left.
   */
  | { ok: false; reason: "unknown" | "amount" | "too-much" | "no-transaction"; refundableMinor: number }
  /**
   * refused: the gateway pays nothing back · silent: the gateway has not responded, so nobody knows whether it has
   * paid.
   */
  | { ok: false; reason: "refused" | "silent"; refund: Refund };

/** Is longer than the shop waits for the gateway, so that staff never settle a refund before the response arrives. */
const answerAwaitedMs = minuteMs;

/**
 * Pays money of an order back, never more than was paid for it, and e-mails the customer. A manual refund is one that
 * staff have sent; it is only recorded. The gateway is called outside of any transaction, after the request was stored:
 * when its response is lost, the refund stays `asked` and counts as paid until staff have looked it up.
 */
export async function refundPayment(deps: PaymentDeps, request: RefundRequest, actor: Actor): Promise<RefundResult> {
  const stored = await inTransaction(deps, (txDeps) => storeRefund(txDeps, request, actor));
  if (!("order" in stored)) return stored;
  const { order, refund } = stored;
  const { decimals } = await readCurrency(deps.db, order.locale);
  const answer = await deps.gateway.refund({
    transactionId: refund.transactionId ?? "",
    amountHundredths: inHundredths(refund.amountMinor, decimals),
    reference: `${order.number}-R${refund.position}`,
  });
  if (!answer) return { ok: false, reason: "silent", refund };
  const settled = { state: answer.isAccepted ? ("done" as const) : ("refused" as const), answer: answer.text };
  return settle(deps, order.id, refund, settled);
}

/** unknown: there is no such refund without an outcome · too-early: the gateway may still respond. */
export type ResolveRefundResult = { ok: true } | { ok: false; reason: "unknown" | "too-early" };

/** Stores the outcome of a refund to which the gateway did not respond, as staff have looked it up. */
export async function resolveRefund(
  deps: OrderDeps,
  { orderId, position, isDone }: { orderId: string; position: number; isDone: boolean },
  actor: Actor,
): Promise<ResolveRefundResult> {
  const asked = (await refunds.readRefunds(deps.db, orderId)).find((refund) => refund.position === position);
  if (asked?.state !== "asked") return { ok: false, reason: "unknown" };
  if (deps.now() - asked.requestedAt < answerAwaitedMs) return { ok: false, reason: "too-early" };
  await settle(deps, orderId, asked, { state: isDone ? "done" : "refused", answer: `looked up by ${actor}` });
  return { ok: true };
}

type Stored = RefundResult | { ok: true; order: Order; refund: Refund };

async function storeRefund(deps: OrderDeps, request: RefundRequest, actor: Actor): Promise<Stored> {
  const { db, now } = deps;
  const { orderId, method, reason, requestKey = newId() } = request;
  const order = await lockAndFindOrder(deps, orderId);
  if (!order) return { ok: false, reason: "unknown", refundableMinor: 0 };
  const repeated = await refunds.findRefundByKey(db, orderId, requestKey);
  if (repeated) return resultOf(repeated);
  const ledger = await refunds.readLedger(db, order);
  const left = refundableMinor(ledger);
  const owed = owedMinor(order, ledger);
  const amountMinor = request.amountMinor ?? Math.min(left, owed);
  if (amountMinor <= 0) return { ok: false, reason: "amount", refundableMinor: left };
  if (amountMinor > left) return { ok: false, reason: "too-much", refundableMinor: left };
  const isManual = method === "manual";
  const transactionId = isManual ? null : transactionFor(amountMinor, ledger);
  if (transactionId === undefined) return { ok: false, reason: "no-transaction", refundableMinor: left };
  const refund: Refund = {
    position: ledger.refunds.length + 1,
    amountMinor,
    method,
    transactionId,
    reason,
    actor,
    goodwillMinor: Math.max(0, amountMinor - owed),
    requestedAt: now(),
    state: isManual ? "done" : "asked",
    settledAt: isManual ? now() : null,
    answer: "",
  };
  await refunds.insertRefund(db, orderId, requestKey, refund);
  if (!isManual) return { ok: true, order, refund };
  await finish(deps, order, refund, actor);
  return { ok: true, refund };
}

async function settle(
  deps: OrderDeps,
  orderId: string,
  asked: Refund,
  { state, answer }: Pick<Refund, "state" | "answer">,
): Promise<RefundResult> {
  return inTransaction(deps, async (txDeps) => {
    const { db, now } = txDeps;
    const order = await lockAndFindOrder(txDeps, orderId);
    const refund = { ...asked, state, answer: answer.slice(0, 500), settledAt: now() };
    const isFirst = await refunds.settleRefund(db, orderId, asked.position, refund);
    if (!isFirst) return resultOf(await readSettled(txDeps, orderId, asked));
    if (order && state === "done") await finish(txDeps, order, refund, "gateway");
    return resultOf(refund);
  });
}

/** Reads a refund that somebody else has settled meanwhile. */
async function readSettled({ db }: OrderDeps, orderId: string, asked: Refund): Promise<Refund> {
  return (await refunds.readRefunds(db, orderId)).find(({ position }) => position === asked.position) ?? asked;
}

/**
 * Completes a paid refund: issues a credit note for the part that was not owed, e-mails the customer, and removes the
 * order from the list of refunds when nothing more is owed.
 */
async function finish(deps: OrderDeps, order: Order, refund: Refund, actor: Actor) {
  const documents = await issueGoodwillNote(deps, order, refund);
  const update = { kind: "refunded", actor, refund, documents } as const;
  await queueOrderEmail(deps, order, update, `${order.number} ${refund.position}`);
  await refreshRefundDue(deps, order.id, deps.now());
}

function resultOf(refund: Refund): RefundResult {
  if (refund.state === "done") return { ok: true, refund };
  return { ok: false, reason: refund.state === "refused" ? "refused" : "silent", refund };
}
