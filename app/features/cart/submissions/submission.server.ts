import { createHash } from "node:crypto";

import type { Submission } from "./submission.queries.server";

type Filled = { submissionKey?: string; variantId: number; note: string; quantity: number };

/**
 * Names a filled-in form. Pages are shared for a second, so several visitors may hold the same key; it is looked up in
 * one cart only. Undefined for a form without a key.
 */
export function submissionOf(
  cartId: string,
  { submissionKey, variantId, note, quantity }: Filled,
): Pick<Submission, "cartId" | "key"> | undefined {
  if (!submissionKey) return undefined;
  const filled = JSON.stringify([submissionKey, variantId, note, quantity]);
  return { cartId, key: createHash("sha256").update(filled).digest("base64url").slice(0, 22) };
}
