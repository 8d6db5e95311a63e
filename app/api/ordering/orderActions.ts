import { createRoute, z } from "@hono/zod-openapi";
import { orderStates } from "~/features/delivery/orderStates";
import { cancelOwnOrder, cancelShownOrder } from "~/features/orders/cancelOrder.server";
import { findCustomerOrder } from "~/features/orders/customerOrders.queries.server";
import type { Order } from "~/features/orders/orders";
import { findOrderSummary } from "~/features/orders/orders.queries.server";
import { authenticate, requireApiCustomer, requiredAuth } from "../http/auth";
import { type ApiContext, createResource, localeOfCall } from "../http/context";
import {
  ApiError,
  bodyErrors,
  errorShape,
  jsonResponse,
  notFound,
  notFoundAnswer,
  tooManyRequestsAnswer,
  unauthorizedAnswer,
} from "../http/errors";
import { bodyOf } from "../http/fields";
import { keyHeaders, requireKey } from "../http/idempotencyKey";
import { translateMessage } from "../http/messages";
import { requireJson } from "../http/requireJson";
import { withdrawalShape } from "../shapes/afterwardsShape";
import { orderShape, readApiOrder } from "../shapes/orderShape";
import { idParam, idShape } from "../shapes/shapes";
import { answerPayment, paymentQuery, paymentShape } from "./answerPayment";
import { withdrawalBody, withdrawByCall } from "./withdrawOrder";

/** Calls by which a buyer changes an order: customers authenticate by the token, guests by the order's secret. */
const own = { method: "post" as const, tags: ["Orders"], ...requiredAuth };
const shown = { method: "post" as const, tags: ["Orders"] };
const summaryParams = z.object({ id: idShape, hash: idShape });

const cancelling = {
  200: jsonResponse(orderShape, "The cancelled order; `refund_due_tax_incl` is what is paid back"),
  404: notFoundAnswer,
  409: jsonResponse(
    errorShape,
    "`code` too_late: it is being processed, or a gift voucher of it has been used; the buyer can withdraw",
  ),
};
const paying = {
  200: jsonResponse(paymentShape, "The gateway's page, the same one while it is open; or the data of the transfer"),
  404: notFoundAnswer,
  409: jsonResponse(
    errorShape,
    "`code` over: nothing is to be paid in advance · busy: Retry-After says when to try again",
  ),
  422: jsonResponse(errorShape, "Another payment than a transfer"),
  503: jsonResponse(errorShape, "The gateway does not answer; Retry-After says when to try again"),
};
const withdrawing = {
  200: jsonResponse(withdrawalShape, "The withdrawal; its receipt is e-mailed"),
  ...bodyErrors,
  400: jsonResponse(errorShape, "No Idempotency-Key, or the body is no JSON object"),
  404: notFoundAnswer,
  409: jsonResponse(
    errorShape,
    "`code` over: the period has ended, or the order is cancelled · nothing: nothing is left",
  ),
  422: jsonResponse(errorShape, "Faults by field; `code` key_reused: the key was sent with other pieces"),
  429: tooManyRequestsAnswer,
};

const cancelOwn = createRoute({
  ...own,
  path: "/orders/{id}/cancel",
  summary: "Cancel one of the customer's orders before it is processed",
  request: { params: idParam },
  responses: { ...cancelling, 401: unauthorizedAnswer },
});

const cancelShown = createRoute({
  ...shown,
  path: "/orders/summary/{id}/{hash}/cancel",
  summary: "Cancel an order by its secret before it is processed",
  request: { params: summaryParams },
  responses: cancelling,
});

const payOwn = createRoute({
  ...own,
  path: "/orders/{id}/pay",
  summary: "How one of the customer's orders is paid",
  request: { params: idParam, query: paymentQuery },
  responses: { ...paying, 401: unauthorizedAnswer },
});

const payShown = createRoute({
  ...shown,
  path: "/orders/summary/{id}/{hash}/pay",
  summary: "How an order is paid, by its secret",
  request: { params: summaryParams, query: paymentQuery },
  responses: paying,
});

const withdrawOwn = createRoute({
  ...own,
  path: "/orders/{id}/withdraw",
  summary: "Withdraw from pieces of one of the customer's orders; the same Idempotency-Key withdraws once",
  middleware: [authenticate, requireKey, requireJson],
  request: { params: idParam, headers: keyHeaders, body: bodyOf(withdrawalBody) },
  responses: { ...withdrawing, 401: unauthorizedAnswer },
});

const withdrawShown = createRoute({
  ...shown,
  path: "/orders/summary/{id}/{hash}/withdraw",
  summary: "Withdraw from pieces of an order by its secret; the same Idempotency-Key withdraws once",
  middleware: [requireKey, requireJson],
  request: { params: summaryParams, headers: keyHeaders, body: bodyOf(withdrawalBody) },
  responses: withdrawing,
});

export const orderActions = createResource()
  .openapi(cancelOwn, async (context) => {
    const { customer } = await requireApiCustomer(context);
    const { id } = context.req.valid("param");
    await cancelOwnOrder(context.env.world, customer.id, id);
    const order = requireCancelled(context, await findOwn(context, id));
    return context.json(await readApiOrder(context.env.world, order, true), 200);
  })
  .openapi(cancelShown, async (context) => {
    const key = context.req.valid("param");
    await cancelShownOrder(context.env.world, await findShown(context, key));
    const order = requireCancelled(context, await findShown(context, key));
    return context.json(await readApiOrder(context.env.world, order), 200);
  })
  .openapi(payOwn, async (context) => {
    const order = await findOwn(context, context.req.valid("param").id);
    return context.json(await answerPayment(context, order, context.req.valid("query")), 200);
  })
  .openapi(payShown, async (context) => {
    const order = await findShown(context, context.req.valid("param"));
    return context.json(await answerPayment(context, order, context.req.valid("query")), 200);
  })
  .openapi(withdrawOwn, async (context) => {
    const order = await findOwn(context, context.req.valid("param").id);
    const key = context.req.valid("header")["idempotency-key"];
    return context.json(await withdrawByCall(context, order, { asked: context.req.valid("json"), key }), 200);
  })
  .openapi(withdrawShown, async (context) => {
    const order = await findShown(context, context.req.valid("param"));
    const key = context.req.valid("header")["idempotency-key"];
    return context.json(await withdrawByCall(context, order, { asked: context.req.valid("json"), key }), 200);
  });

async function findOwn(context: ApiContext, id: string): Promise<Order> {
  const { customer } = await requireApiCustomer(context);
  const order = await findCustomerOrder(context.env.world.db, customer.id, id);
  if (!order) throw notFound();
  return order;
}

async function findShown(context: ApiContext, { id, hash }: { id: string; hash: string }): Promise<Order> {
  const { db, now } = context.env.world;
  const order = await findOrderSummary(db, { id, summaryHash: hash }, now());
  if (!order) throw notFound();
  context.header("Referrer-Policy", "no-referrer");
  return order;
}

/**
 * Returns a cancelled order. One that was cancelled before is no error, because the response to the first call may have
 * been lost.
 */
function requireCancelled(context: ApiContext, order: Order): Order {
  if (orderStates[order.state].isCancelled) return order;
  const message = translateMessage("shell:notice.orderTooLate", localeOfCall(context));
  throw new ApiError(409, message, { code: "too_late" });
}
