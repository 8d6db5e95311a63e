import { lockAndFindOrder } from "~/features/orders/changeOrderState.server";
import { recordChange } from "~/features/orders/history/orderChange.queries.server";
import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import { orderYear } from "~/features/orders/orders";
import type { Db } from "~/platform/database/database.server";
import { claimPhotos } from "~/platform/uploads/upload.queries.server";
import { readClaimableLines } from "./claimableLines.queries.server";
import { queueClaimEmail } from "./queueClaimEmail.server";
import {
  type ClaimRequest,
  claimNumber,
  claimObstacle,
  claimsOfOrder,
  settledBy,
  type WarrantyClaim,
  warrantyPhotoClaim,
} from "./warrantyClaim";
import * as stored from "./warrantyClaim.queries.server";
import { firstClaimState } from "./warrantyClaimStates";

type Sent = { request: ClaimRequest; submissionHash: string; photoIds: readonly string[] };

export type SubmitClaimResult =
  | { ok: true; claim: WarrantyClaim }
  /** closed: the order cannot be claimed now · pieces: too few are left · limit: the order has too many claims. */
  | { ok: false; reason: "closed" | "pieces" | "limit" };

/**
 * Stores a claim with its photos and confirms it by e-mail. The order is locked, so that of two concurrent forms the
 * second sees what the first has claimed. Submitting the same form twice returns the first claim.
 */
export async function submitClaim(
  deps: OrderDeps,
  { request, submissionHash, photoIds }: Sent,
): Promise<SubmitClaimResult> {
  return inTransaction(deps, async (txDeps) => {
    const { db } = txDeps;
    const { orderId } = request;
    const order = await lockAndFindOrder(txDeps, orderId);
    const same = order && (await stored.findSubmittedClaim(db, orderId, submissionHash));
    if (same) return { ok: true, claim: same };
    if (!order || claimObstacle(order, txDeps.now()) !== null) return { ok: false, reason: "closed" };
    if (await isBeyondLimit(db, orderId)) return { ok: false, reason: "limit" };
    if (!arePiecesLeft(request, await readClaimableLines(db, order))) return { ok: false, reason: "pieces" };
    return { ok: true, claim: await store(txDeps, { request, submissionHash, photoIds }) };
  });
}

async function isBeyondLimit(db: Db, orderId: string): Promise<boolean> {
  const { open, all } = await stored.countClaims(db, orderId);
  return open >= claimsOfOrder.open || all >= claimsOfOrder.all;
}

type Left = { position: number; claimableQuantity: number };

/** Returns true when at least one piece is claimed and all claimed pieces are still claimable. */
function arePiecesLeft({ lines }: ClaimRequest, claimable: readonly Left[]): boolean {
  const leftOf = (at: number) => claimable.find(({ position }) => position === at)?.claimableQuantity ?? 0;
  return lines.length > 0 && lines.every(({ linePosition, quantity }) => quantity <= leftOf(linePosition));
}

async function store(deps: OrderDeps, { request, submissionHash, photoIds }: Sent): Promise<WarrantyClaim> {
  const { db, now } = deps;
  const { orderId, locale } = request;
  const at = now();
  const year = orderYear(at);
  const number = claimNumber(year, await stored.nextClaimNumber(db, year));
  const id = await stored.insertClaim(db, { request, submissionHash, number, dueOn: settledBy(at, locale), now: at });
  await claimPhotos(db, warrantyPhotoClaim({ id }), photoIds);
  const first = { state: firstClaimState, note: "", actor: "customer", at };
  const position = await stored.writeClaimChange(db, id, { ...first, isEnded: false });
  await recordChange(db, orderId, { kind: "claimed", detail: number, at, actor: "customer" });
  const claim = await stored.findClaim(db, id);
  if (!claim) throw new Error("a claim was stored but is not there");
  await queueClaimEmail(deps, claim, { position, note: "", actor: "customer" });
  return claim;
}
