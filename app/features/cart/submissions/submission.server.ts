import { createHash } from "node:crypto";

import type { Submission } from "./submission.queries.server";

type Filled = { submissionKey?: string; variantId: number; note: string; quantity: number };

/**
 * Returns the key of a filled-in form. Pages are shared for a second, so several visitors may have the same key; it is
 * therefore looked up in one cart only. Returns undefined for a form without a key.
 */
export function submissionOf(
  cartId: string,
  { submissionKey, variantId, note, quantity }: Filled,
): Pick<Submission, "cartId" | "key"> | undefined {
  if (!submissionKey) return undefined;
  const filled = JSON.stringify([submissionKey, variantId, note, quantity]);
  return { cartId, key: createHash("sha256").update(filled).digest("base64url").slice(0, 22) };
}
