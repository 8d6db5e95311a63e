import { lockAndFindOrder } from "~/features/orders/changeOrderState.server";
import { recordChange } from "~/features/orders/history/orderChange.queries.server";
import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import type { Order } from "~/features/orders/orders";
import type { Actor } from "~/features/orders/orderTransitions";
import type { PaymentDeps } from "~/features/orders/payment/startPayment.server";
import { owedMinor, type RefundMethod } from "~/features/orders/refunds/refund";
import { readLedger } from "~/features/orders/refunds/refund.queries.server";
import { type RefundResult, refundPayment } from "~/features/orders/refunds/refundPayment.server";
import type { ClaimState } from "~/platform/database/schema";
import { claimRefundKey } from "./claimRefundWay.server";
import { type ExchangeRefusal, exchangePieces } from "./exchangePieces.server";
import { bookPayback, type Payback, type PaybackRefusal } from "./payback.server";
import { queueClaimEmail } from "./queueClaimEmail.server";
import type { WarrantyClaim } from "./warrantyClaim";
import * as stored from "./warrantyClaim.queries.server";
import { claimStates } from "./warrantyClaimStates";

export type ClaimRefusal =
  | { ok: false; reason: "unknown" | "forbidden" | "reason-missing" }
  | PaybackRefusal
  | ExchangeRefusal;

/** `paid` is null when there is no money to pay back. */
export type MoveClaimResult = { ok: true; claim: WarrantyClaim; paid: RefundResult | null } | ClaimRefusal;

export type ClaimDecision = {
  state: ClaimState;
  /** The note that the customer reads. */
  note: string;
  /** The amount that a discount, or a refund of less than the price, gives back. */
  amountMinor?: number | undefined;
  /** The id of the place that the new pieces of an exchange are taken from. */
  fromStoreId?: string | undefined;
  method: RefundMethod;
};

type Changed = { ok: true; claim: WarrantyClaim; order: Order; refundMinor: number; requestKey: string };

/**
 * Moves a claim to its next or final state, as staff. The money of an outcome is paid back by the order's refunds once
 * the decision is stored, as far as the order still owes it. If the payment fails, the order stays on the list of
 * refunds, and `order refund` pays it.
 */
export async function moveClaim(
  deps: PaymentDeps,
  id: string,
  decision: ClaimDecision,
  actor: Actor,
): Promise<MoveClaimResult> {
  const changed = await change(deps, id, decision, actor);
  if (!changed.ok) return changed;
  const { claim, order, refundMinor: amountMinor, requestKey } = changed;
  if (amountMinor === 0) return { ok: true, claim, paid: null };
  const { method } = decision;
  const reason = `claim ${claim.number}`;
  const paid = await refundPayment(deps, { orderId: order.id, amountMinor, method, reason, requestKey }, actor);
  return { ok: true, claim, paid };
}

/** Cancels an open claim for the customer, who has its secret address. Cancelling again is not an error. */
export async function cancelClaim(deps: OrderDeps, id: string): Promise<{ ok: boolean }> {
  const { ok } = await change(deps, id, { state: "cancelled", note: "", method: "gateway" }, "customer");
  if (ok) return { ok };
  const claim = await stored.findClaim(deps.db, id);
  return { ok: claim !== undefined && isCancelled(claim) };
}

/** Returns true when the claim has ended without a result. */
function isCancelled({ state }: WarrantyClaim): boolean {
  const { isOpen, isDecided } = claimStates[state];
  return !isOpen && !isDecided;
}

async function change(
  deps: OrderDeps,
  id: string,
  { state, note, amountMinor, fromStoreId, method }: ClaimDecision,
  actor: Actor,
): Promise<Changed | ClaimRefusal> {
  return inTransaction<Changed | ClaimRefusal>(deps, async (txDeps) => {
    const found = await lockClaim(txDeps, id);
    if (!found) return { ok: false, reason: "unknown" };
    const refusal = refusalOf(found.claim, { state, note });
    if (refusal) return { ok: false, reason: refusal };
    const { takesStock } = claimStates[state];
    const exchange = takesStock ? await exchangePieces(txDeps, id, fromStoreId) : { ok: true as const };
    if (!exchange.ok) throw new DecisionRefused(exchange);
    const payback = await bookPayback(txDeps, found, { state, amountMinor });
    if (!payback.ok) throw new DecisionRefused(payback);
    const what = takesStock ? `${state} from ${fromStoreId}` : state;
    const claim = await enter(txDeps, found.claim, { state, what, note, actor, method, documents: payback.documents });
    const refundMinor = Math.min(payback.refundMinor, owedMinor(found.order, await readLedger(txDeps.db, found.order)));
    return { ok: true, claim, order: found.order, refundMinor, requestKey: claimRefundKey({ id }) };
  }).catch((error: unknown) => {
    if (error instanceof DecisionRefused) return error.refusal;
    throw error;
  });
}

function refusalOf({ state: now }: WarrantyClaim, { state, note }: { state: ClaimState; note: string }) {
  const next: readonly ClaimState[] = claimStates[now].next;
  if (!next.includes(state)) return "forbidden" as const;
  return claimStates[state].needsReason && note === "" ? ("reason-missing" as const) : null;
}

/** Rolls back what was changed before the decision turned out to be impossible. */
class DecisionRefused extends Error {
  constructor(readonly refusal: PaybackRefusal | ExchangeRefusal) {
    super(refusal.reason);
  }
}

/** Locks a claim's order and then reads the claim. */
async function lockClaim(deps: OrderDeps, id: string): Promise<{ claim: WarrantyClaim; order: Order } | undefined> {
  const known = await stored.findClaim(deps.db, id);
  const order = known && (await lockAndFindOrder(deps, known.orderId));
  const claim = order && (await stored.findClaim(deps.db, id));
  return claim && { claim, order };
}

/** `what` describes the state in the order's history. */
type Entered = {
  state: ClaimState;
  what: string;
  note: string;
  actor: Actor;
  method: RefundMethod;
  documents: Payback["documents"];
};

async function enter(
  deps: OrderDeps,
  { id, number, orderId }: WarrantyClaim,
  { state, what, note, actor, method, documents }: Entered,
): Promise<WarrantyClaim> {
  const { db, now } = deps;
  const at = now();
  const isEnded = !claimStates[state].isOpen;
  const position = await stored.writeClaimChange(db, id, { state, note, actor, at, isEnded });
  // The order's history leaves out the note, because notes are deleted after their retention period.
  await recordChange(db, orderId, { kind: "claimMoved", detail: `${number}, ${what}`, at, actor });
  const claim = await stored.findClaim(db, id);
  if (!claim) throw new Error("a claim was changed but is not there");
  await queueClaimEmail(deps, claim, { position, note, actor, method, documents });
  return claim;
}
