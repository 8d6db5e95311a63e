import { data, type LoaderFunctionArgs } from "@remix-run/node";

import type { Order } from "~/features/orders/orders";
import { findOrderSummary } from "~/features/orders/orders.queries.server";
import { isId } from "~/platform/database/idShape";
import { secretHeaders } from "./secretPage.server";
import type { Visit } from "./visit.server";

/** Returns the order of a secret address; a malformed secret matches none. */
export async function readOrderSummary(
  { db, now }: Visit,
  { id, hash }: LoaderFunctionArgs["params"],
): Promise<Order | undefined> {
  return isId(id) && isId(hash) ? findOrderSummary(db, { id, summaryHash: hash }, now()) : undefined;
}

/**
 * Returns the order of a secret address, with a masked contact once the order is old. Throws 404 for any other address.
 */
export async function requireOrderSummary(visit: Visit, params: LoaderFunctionArgs["params"]): Promise<Order> {
  const order = await readOrderSummary(visit, params);
  if (!order) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  return order;
}
