import { orderablePieces } from "~/features/products/orderablePieces";
import { findVariant } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";

import { clampQuantity, maxQuantity } from "./cart";
import { type CartOwner, hasRoom, openCart } from "./cart.queries.server";
import { findLineQuantity, incrementLine } from "./cartLine.queries.server";
import { onePressMs, submissionMs } from "./submissions/submission";
import { findSubmission, recordSubmission } from "./submissions/submission.queries.server";
import { submissionOf } from "./submissions/submission.server";

export type AddToCartInput = {
  productId: number;
  variantId: number;
  quantity: number;
  note: string;
  /** The key of the rendered form: the same form submitted again adds nothing (`submission.ts`). */
  submissionKey?: string;
};

export type AddToCartResult =
  /**
   * `quantity` is the line's new quantity. `added` is what this submission, or the one that it repeats, added to it.
   * `isOldForm` is true for a form that was first submitted a while ago and is submitted again.
   */
  | { ok: true; quantity: number; added: number; isClamped: boolean; onHand: number; isOldForm: boolean }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "sold-out" }
  /** The cart already has `maxLines` lines. */
  | { ok: false; reason: "full" };

/** Returns the notice about the outcome. */
export function addedNotice({ isClamped, isOldForm }: Extract<AddToCartResult, { ok: true }>) {
  if (isClamped) return "clamped";
  return isOldForm ? "addedBefore" : "added";
}

/**
 * Adds a variant to the owner's cart, which is created if there is none. Stock is checked here, but only an order takes
 * pieces from it.
 */
export async function addToCart(
  db: Db,
  owner: CartOwner,
  input: AddToCartInput,
  now: number,
): Promise<AddToCartResult> {
  return db.transaction().execute(async (tx) => {
    const variant = await findVariant(tx, owner.locale, input, now);
    if (!variant) return { ok: false, reason: "unknown" };
    const onHand = orderablePieces(variant);
    if (onHand === 0) return { ok: false, reason: "sold-out" };
    const limit = clampQuantity(maxQuantity, onHand);
    const cart = await openCart(tx, owner, now);
    const line = { cartId: cart.id, variantId: input.variantId, note: input.note };
    const before = await findLineQuantity(tx, line);
    const submission = submissionOf(cart.id, input);
    // After a piece was removed from the cart, even the same form may add it once more.
    const earlier = before > 0 && submission ? await findSubmission(tx, submission, now - submissionMs) : undefined;
    if (earlier) return { ok: true, quantity: before, ...repeated(earlier, input, now), onHand };
    if (before === 0 && !(await hasRoom(tx, cart.id))) return { ok: false, reason: "full" };
    const increment = { ...line, quantity: input.quantity, unitMinor: variant.unitMinor };
    const quantity = await incrementLine(tx, increment, limit, now);
    const added = quantity - before;
    if (submission) await recordSubmission(tx, { ...submission, added, sentAt: now });
    return { ok: true, quantity, added, isClamped: added < input.quantity, onHand, isOldForm: false };
  });
}

/** Returns the same outcome as for the first submission, because its response may never have reached the browser. */
function repeated({ added, sentAt }: { added: number; sentAt: number }, { quantity }: AddToCartInput, now: number) {
  return { added, isClamped: added < quantity, isOldForm: sentAt < now - onePressMs };
}
