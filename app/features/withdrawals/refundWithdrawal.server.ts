import { orderStates } from "~/features/delivery/orderStates";
import { paidWhen } from "~/features/delivery/paidWhen";
import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { giveBackGifts } from "~/features/giftVouchers/giveBackGifts.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney, inHundredths } from "~/features/money/money";
import { issueCreditNote } from "~/features/orders/invoicing/issueCreditNote.server";
import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import type { Order } from "~/features/orders/orders";
import type { Actor } from "~/features/orders/orderTransitions";
import type { PaymentDeps } from "~/features/orders/payment/startPayment.server";
import { expectedRefundWay } from "~/features/orders/refunds/expectedRefundWay.server";
import { refreshRefundDue } from "~/features/orders/refunds/refreshRefundDue.server";
import { countRefused, owedMinor, type RefundMethod } from "~/features/orders/refunds/refund";
import { readLedger } from "~/features/orders/refunds/refund.queries.server";
import { type RefundResult, refundPayment } from "~/features/orders/refunds/refundPayment.server";
import { readSettlement, refreshWithdrawn } from "./bookSettlement.server";
import * as returns from "./returns.queries.server";
import type { Settlement } from "./settlement";
import { withdrawalStates } from "./withdrawalStates";
import { type FoundWithdrawal, lockWithdrawal, recordStep } from "./withdrawalStep.server";
import { queueWithdrawalUpdate } from "./withdrawalUpdate.server";

export type WithdrawalRefund = {
  number: number;
  method: RefundMethod;
  /** The loss in value of the goods; requires a reason. */
  loweredMinor: number;
  reason: string;
  /** The customer has proven that the goods are on their way, so the refund does not wait for them. */
  isSentProven: boolean;
  /** Pay back only the pieces that came back; the others count as not withdrawn from. */
  isPart: boolean;
};

type Refusal =
  | { ok: false; reason: "unknown" | "unassigned" | "closed" }
  /**
   * missing: goods are not back yet · lowered: the loss in value exceeds what is given back, or has no reason · unpaid:
   * the payment was due when the goods were handed over, but is not recorded as received.
   */
  | { ok: false; reason: "missing" | "lowered" | "unpaid" };

/** Thrown inside the transaction, so that a refused settlement is rolled back completely. */
class SettlementRefused extends Error {
  constructor(readonly reason: (Refusal & { ok: false })["reason"]) {
    super(reason);
  }
}

export type SettledAmounts = Pick<Settlement, "refundMinor" | "giftMinor">;

/** `paid` is null when no money is to be sent. */
export type RefundWithdrawalResult = { ok: true; settlement: SettledAmounts; paid: RefundResult | null } | Refusal;

type Settled = { ok: true; found: FoundWithdrawal; amounts: SettledAmounts };
type Payable = Settled & { amountMinor: number; requestKey: string };

/**
 * Settles a withdrawal and pays it back: issues the credit note, gives gift vouchers their part, and sends the money by
 * the gateway or records it as sent. The decision is stored before the money moves. So if two members of staff do this
 * at once, one of them decides, and both pay the same refund, which is paid once. If the payment fails, the withdrawal
 * stays settled, and the next call only retries the payment.
 */
export async function refundWithdrawal(
  deps: PaymentDeps,
  request: WithdrawalRefund,
  actor: Actor,
): Promise<RefundWithdrawalResult> {
  const settled = await inTransaction(deps, (txDeps) => settleAndPrepare(txDeps, request, actor)).catch(asRefusal);
  if (!settled.ok) return settled;
  const { found, amounts, amountMinor, requestKey } = settled;
  if (amountMinor === 0) return { ok: true, settlement: amounts, paid: null };
  const { method, number } = request;
  const reason = `withdrawal ${number}`;
  const paid = await refundPayment(deps, { orderId: found.order.id, amountMinor, method, reason, requestKey }, actor);
  if (paid.ok) await inTransaction(deps, (txDeps) => markRefunded(txDeps, number, actor));
  return { ok: true, settlement: amounts, paid };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof SettlementRefused) return { ok: false, reason: error.reason };
  throw error;
}

async function settleAndPrepare(deps: OrderDeps, request: WithdrawalRefund, actor: Actor): Promise<Payable | Refusal> {
  const found = await lockWithdrawal(deps, request.number);
  if (typeof found === "string") return { ok: false, reason: found };
  const { isUndecided, isBeingPaid } = withdrawalStates[found.withdrawal.state];
  if (!isUndecided && !isBeingPaid) return { ok: false, reason: "closed" };
  const settled = isUndecided ? await settle(deps, found, request, actor) : alreadySettled(found);
  const { db } = deps;
  const { order, withdrawal } = found;
  const ledger = await readLedger(db, order);
  const amountMinor = Math.min(settled.amounts.refundMinor, owedMinor(order, ledger));
  if (amountMinor === 0) await markRefunded(deps, request.number, actor);
  // A refund that the gateway refused gets a new key. One that it has not answered keeps its key for all staff.
  return { ...settled, amountMinor, requestKey: `withdrawal ${withdrawal.id} ${countRefused(ledger.refunds)}` };
}

function alreadySettled(found: FoundWithdrawal): Settled {
  return { ok: true, found, amounts: { refundMinor: found.withdrawal.refundMinor, giftMinor: 0 } };
}

async function settle(deps: OrderDeps, found: FoundWithdrawal, request: WithdrawalRefund, actor: Actor) {
  const { db, now } = deps;
  const { withdrawal, order } = found;
  const { reason, number } = request;
  await prepareLines(deps, found, request);
  const settlement = await checkSettlement(deps, found, request);
  await returns.saveSettlement(db, withdrawal.id, settlement);
  await returns.enterWithdrawalState(db, withdrawal.id, { state: "settled", at: now(), actor, reason });
  await giveBackGifts(db, order.id, settlement.giftMinor, now());
  await refreshRefundDue(deps, order.id, withdrawal.confirmedAt);
  const what = await writtenAmounts(deps, order, settlement, reason);
  await recordStep(deps, order.id, { kind: "withdrawalSettled", number, what, actor });
  const documents = await creditPieces(deps, found, settlement);
  const paidBackMinor = Math.min(settlement.refundMinor, owedMinor(order, await readLedger(db, order)));
  const way = await expectedRefundWay(db, order, { amountMinor: paidBackMinor, method: request.method });
  await queueWithdrawalUpdate(deps, found, { kind: "settled", settlement, paidBackMinor, way, reason, documents });
  return { ok: true as const, found, amounts: settlement };
}

/** Calculates what goes back for the prepared lines, and throws when the request is not allowed. */
async function checkSettlement(
  { db }: OrderDeps,
  { withdrawal: { id }, order }: FoundWithdrawal,
  { loweredMinor, reason }: WithdrawalRefund,
): Promise<Settlement> {
  const whole = await readSettlement(db, order, { id, loweredMinor: 0 });
  if (loweredMinor > whole.refundMinor + whole.giftMinor || (loweredMinor > 0 && !reason)) {
    throw new SettlementRefused("lowered");
  }
  const settlement = await readSettlement(db, order, { id, loweredMinor });
  if (lacksItsCash(order) && settlement.refundMinor > 0) throw new SettlementRefused("unpaid");
  return settlement;
}

/**
 * Returns true when an order that is paid on delivery has been sent without a recorded payment. Before it is sent, its
 * amount due is lowered instead.
 */
function lacksItsCash({ paidAt, paymentId, state }: Order): boolean {
  const { isShipped, isDelivered } = orderStates[state];
  return paidAt === null && (isShipped || isDelivered) && paidWhen(paymentId).moment === "onDelivery";
}

async function writtenAmounts(
  { db }: OrderDeps,
  { locale }: Order,
  { refundMinor, giftMinor, loweredMinor }: Settlement,
  reason: string,
): Promise<string> {
  const currency = await readCurrency(db, locale);
  const parts = [
    `${formatMoney(refundMinor, currency)} in money`,
    giftMinor > 0 ? `${formatMoney(giftMinor, currency)} to vouchers` : "",
    loweredMinor > 0 ? `lowered by ${formatMoney(loweredMinor, currency)}: ${reason}` : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Limits the withdrawal to the pieces that are paid back: all withdrawn pieces, or only those that came back. */
async function prepareLines(
  { db }: OrderDeps,
  { withdrawal, order }: FoundWithdrawal,
  { isSentProven, isPart }: WithdrawalRefund,
): Promise<void> {
  const lines = await returns.readWithdrawnPieces(db, withdrawal.id);
  if (lines.length === 0) throw new SettlementRefused("unassigned");
  if (withdrawalStates[withdrawal.state].isComplete || isSentProven) return;
  if (!isPart || lines.every(({ backQuantity }) => backQuantity === 0)) throw new SettlementRefused("missing");
  await returns.keepOnlyReturned(db, withdrawal.id, lines);
  await refreshWithdrawn(db, order.id, withdrawal.confirmedAt);
}

/** Issues a credit note for the pieces; returns none for an order without an invoice, as old orders have none. */
async function creditPieces(
  deps: OrderDeps,
  { withdrawal, order }: FoundWithdrawal,
  { deliveryMinor, giftMinor }: Settlement,
): Promise<IssuedDocument[]> {
  const { decimals } = await readCurrency(deps.db, order.locale);
  const lines = await returns.readWithdrawnPieces(deps.db, withdrawal.id);
  const request = {
    pieces: lines.map(({ linePosition, quantity }) => ({ position: linePosition, quantity })),
    delivery: inHundredths(deliveryMinor, decimals),
    payment: 0,
    gift: inHundredths(giftMinor, decimals),
  };
  const credit = await issueCreditNote(deps, order.id, { request, reason: "withdrawn" });
  return credit.ok ? [credit.document] : [];
}

async function markRefunded(deps: OrderDeps, number: number, actor: Actor): Promise<void> {
  const found = await lockWithdrawal(deps, number);
  if (typeof found === "string" || !withdrawalStates[found.withdrawal.state].isBeingPaid) return;
  const step = { state: "refunded" as const, at: deps.now(), actor };
  await returns.enterWithdrawalState(deps.db, found.withdrawal.id, step);
}
