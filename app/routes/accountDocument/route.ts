import type { LoaderFunctionArgs } from "@remix-run/node";

import { findCustomerOrder } from "~/features/orders/customerOrders.queries.server";
import { isId } from "~/platform/database/idShape";
import { requireCustomer } from "~/visit/access.server";
import { documentMissing, sendDocument } from "~/visit/sendDocument.server";

/** Responds with a document of the signed-in customer's own order. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = await requireCustomer(args);
  const { id, document } = args.params;
  const order = isId(id) ? await findCustomerOrder(visit.db, visit.customer.id, id) : undefined;
  if (!order) return documentMissing(visit);
  return sendDocument(visit, order.id, document);
}
