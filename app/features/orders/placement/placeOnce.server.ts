import { createHash } from "node:crypto";

import type { Db } from "~/platform/database/database.server";
import { hashOfSecret } from "~/platform/database/ids.server";

import { findOrderOfKey, type KeyedOrder, type OrderKey } from "./orderKey.queries.server";

type KeyedCall = {
  /** The key as the client sent it. */
  key: string;
  /** The customer, or the guest's cart; the key counts for this one alone. */
  owner: { customerId: string } | { cartId: string };
  /** The fields that the order reads, in any order. */
  body: readonly (readonly [name: string, value: unknown])[];
};

export function orderKeyOf({ key, owner, body }: KeyedCall): OrderKey {
  const sorted = body.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const bodyHash = createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
  return { keyHash: hashOfSecret(JSON.stringify([owner, key])), bodyHash };
}

/**
 * The order of a key: the one that it has placed before, else the one that `place` places. When `place` fails, the same
 * call may have been sent twice at once and the other one has the cart by now. Undefined when the cart was ordered
 * without this key.
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
