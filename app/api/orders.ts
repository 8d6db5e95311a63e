import { createRoute, z } from "@hono/zod-openapi";

import {
  findCustomerOrder,
  listCustomerOrders,
  readOrderEvents,
} from "~/features/orders/customerOrders.queries.server";
import { findOrderSummary } from "~/features/orders/orders.queries.server";
import { requireApiCustomer, requiredAuth } from "./http/auth";
import { createResource } from "./http/context";
import { jsonResponse, notFound, notFoundAnswer, unauthorizedAnswer } from "./http/errors";
import { formatInstant } from "./shapes/instant";
import { orderRowShape, orderShape, readApiOrder } from "./shapes/orderShape";
import { idParam, idShape, paged, pageQuery } from "./shapes/shapes";

const tags = ["Orders"];

const list = createRoute({
  method: "get",
  path: "/orders",
  tags,
  summary: "The customer's orders, the newest first",
  ...requiredAuth,
  request: { query: pageQuery },
  responses: {
    200: jsonResponse(z.object({ items: z.array(orderRowShape), ...paged }).openapi("OrderList"), "10 a page"),
    401: unauthorizedAnswer,
    404: notFoundAnswer,
  },
});

const event = z.object({ state: orderRowShape.shape.state, at: orderRowShape.shape.placed_at });

const detail = createRoute({
  method: "get",
  path: "/orders/{id}",
  tags,
  summary: "One of the customer's orders",
  ...requiredAuth,
  request: { params: idParam },
  responses: {
    200: jsonResponse(
      orderShape.extend({ events: z.array(event) }).openapi("OrderDetail"),
      "With the states it went through",
    ),
    401: unauthorizedAnswer,
    404: notFoundAnswer,
  },
});

const summary = createRoute({
  method: "get",
  path: "/orders/summary/{id}/{hash}",
  tags,
  summary: "An order by its unguessable address; after 30 days the contact is masked",
  request: { params: z.object({ id: idShape, hash: idShape }) },
  responses: { 200: jsonResponse(orderShape, "The order"), 404: notFoundAnswer },
});

export const orders = createResource()
  .openapi(list, async (context) => {
    const { customer } = await requireApiCustomer(context);
    const { page = 1 } = context.req.valid("query");
    const read = await listCustomerOrders(context.env.world.db, customer.id, page);
    if (page > read.pageCount) throw notFound();
    const items = read.orders.map(({ id, number, locale, state, paidAt, isTrialPayment, placedAt, ...amounts }) => ({
      id,
      number,
      locale,
      state,
      is_paid: paidAt !== null,
      is_trial_payment: isTrialPayment,
      placed_at: formatInstant(placedAt),
      total_tax_incl: amounts.valueMinor,
      amount_due_tax_incl: amounts.totalMinor,
    }));
    return context.json({ items, page, page_count: read.pageCount }, 200);
  })
  .openapi(detail, async (context) => {
    const { customer } = await requireApiCustomer(context);
    const { world } = context.env;
    const { db } = world;
    const order = await findCustomerOrder(db, customer.id, context.req.valid("param").id);
    if (!order) throw notFound();
    const events = (await readOrderEvents(db, order.id)).map(({ state, at }) => ({
      state,
      at: formatInstant(at),
    }));
    return context.json({ ...(await readApiOrder(world, order, true)), events }, 200);
  })
  .openapi(summary, async (context) => {
    const { id, hash } = context.req.valid("param");
    const { world } = context.env;
    const order = await findOrderSummary(world.db, { id, summaryHash: hash }, world.now());
    if (!order) throw notFound();
    context.header("Referrer-Policy", "no-referrer");
    return context.json(await readApiOrder(world, order), 200);
  });
