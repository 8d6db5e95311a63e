import type { LoaderFunctionArgs } from "@remix-run/node";

import { isRedacted } from "~/features/orders/orderPrivacy";
import { readOrderSummary } from "~/visit/readOrderSummary.server";
import { documentMissing, sendDocument } from "~/visit/sendDocument.server";
import { visitOf } from "~/visit/visit.server";

/**
 * Responds with a document of the order of a secret address. It names the customer, so it is available only as long as
 * the page itself is (decision 25).
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(args);
  const order = await readOrderSummary(visit, args.params);
  if (!order || isRedacted(order, visit.now())) return documentMissing(visit);
  return sendDocument(visit, order.id, args.params.document);
}
