import { data, type LoaderFunctionArgs } from "@remix-run/node";

import type { Order } from "~/features/orders/orders";
import { findOrderSummary } from "~/features/orders/orders.queries.server";
import { isId } from "~/platform/database/idShape";
import { secretHeaders } from "./secretPage.server";
import type { Visit } from "./visit.server";

/** The order of a secret address; anything that is no key matches none. */
export async function readOrderSummary(
  { db, now }: Visit,
  { id, hash }: LoaderFunctionArgs["params"],
): Promise<Order | undefined> {
  return isId(id) && isId(hash) ? findOrderSummary(db, { id, summaryHash: hash }, now()) : undefined;
}

/** The same, whose contact is hidden once the order is old; throws 404 for anything else. */
export async function requireOrderSummary(visit: Visit, params: LoaderFunctionArgs["params"]): Promise<Order> {
  const order = await readOrderSummary(visit, params);
  if (!order) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  return order;
}
