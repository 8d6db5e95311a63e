import type { ActionFunctionArgs } from "@remix-run/node";

import { settlePayment } from "~/features/orders/payment/settlePayment.server";
import { findAttempt } from "~/features/payments/payments.queries.server";
import { readForm } from "~/platform/http/readForm.server";
import { visitOf } from "~/visit/visit.server";

const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** Receives the gateway's notification about a payment. Anyone can send one, so only the transaction id is read. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = visitOf(args);
  const transactionId = String((await readForm(visit.request)).get("transId") ?? "").slice(0, 64);
  if (!(await findAttempt(visit.db, transactionId))) return answer(404, "code=1400&message=unknown payment");
  // The gateway repeats a notification until it gets a 200.
  return (await settlePayment(visit, transactionId)) ? answer(200, "code=0&message=OK") : answer(503, "code=1500");
}

/** Responds 405, because only POST is allowed. */
export function loader(): Response {
  return answer(405, "code=1400&message=POST only", { Allow: "POST" });
}

function answer(status: number, text: string, more: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { ...headers, ...more } });
}
