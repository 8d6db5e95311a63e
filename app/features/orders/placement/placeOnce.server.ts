import { createHash } from "node:crypto";

import type { Db } from "~/platform/database/database.server";
import { hashOfSecret } from "~/platform/database/ids.server";

import { findOrderOfKey, type KeyedOrder, type OrderKey } from "./orderKey.queries.server";

type KeyedCall = {
  /** The key as the client sent it. */
  key: string;
  /** The customer or the guest's cart. The key is valid for this owner only. */
  owner: { customerId: string } | { cartId: string };
  /** The fields of the body that the order uses, in any order. */
  body: readonly (readonly [name: string, value: unknown])[];
};

export function orderKeyOf({ key, owner, body }: KeyedCall): OrderKey {
  const sorted = body.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bodyHash = createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
  return { keyHash: hashOfSecret(JSON.stringify([owner, key])), bodyHash };
}

/**
 * Returns the order of a key: the order that the key has placed before, otherwise the one that `place` places now. When
 * `place` fails, the same call may have been sent twice at once and the other one has already ordered the cart, so the
 * key is looked up again. Returns undefined when the cart was ordered without this key.
 */
export async function placeOnce(
  { db, now }: { db: Db; now: () => number },
  key: OrderKey,
  place: () => Promise<void>,
): Promise<KeyedOrder | undefined> {
  const before = await findOrderOfKey(db, key, now());
  if (before) return before;
  try {
    await place();
  } catch (error) {
    const meanwhile = await findOrderOfKey(db, key, now());
    if (!meanwhile) throw error;
    return meanwhile;
  }
  return findOrderOfKey(db, key, now());
}
