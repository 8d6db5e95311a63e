import { createHash } from "node:crypto";

import type { Db } from "~/platform/database/database.server";
import { hashOfSecret } from "~/platform/database/ids.server";

import { findKeyedOrder, type KeyedOrder, type OrderKey } from "./orderKey.queries.server";

type KeyedCall = {
  /** As the client sent it. */
  key: string;
  /** The customer, or the guest's cart; the key counts for this one alone. */
  owner: { customerId: string } | { cartId: string };
  body: unknown;
};

export function orderKeyOf({ key, owner, body }: KeyedCall): OrderKey {
  const bodyHash = createHash("sha256").update(sortedJson(body)).digest("base64url");
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
  const before = await findKeyedOrder(db, key, now());
  if (before) return before;
  try {
    await place();
  } catch (error) {
    const meanwhile = await findKeyedOrder(db, key, now());
    if (!meanwhile) throw error;
    return meanwhile;
  }
  return findKeyedOrder(db, key, now());
}

/** JSON in which the order of names does not matter. */
function sortedJson(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
