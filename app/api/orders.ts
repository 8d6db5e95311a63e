import { createRoute, z } from "@hono/zod-openapi";

import { findCustomerOrder, listOrders, readOrderEvents } from "~/features/orders/customerOrders.queries.server";
import { findOrderSummary } from "~/features/orders/orders.queries.server";
import { forCustomers, requireCustomer } from "./http/auth";
import { openResource } from "./http/context";
import { inJson, signInAnswer, unknownAnswer, unknownThing } from "./http/errors";
import { instantOf, orderAnswer, orderRowShape, orderShape } from "./shapes/orderShape";
import { idParam, idShape, paged, pageQuery } from "./shapes/shapes";

const tags = ["Orders"];

const list = createRoute({
  method: "get",
  path: "/orders",
  tags,
  summary: "The customer's orders, the newest first",
  ...forCustomers,
  request: { query: pageQuery },
  responses: {
    200: inJson(z.object({ items: z.array(orderRowShape), ...paged }).openapi("OrderList"), "10 a page"),
    401: signInAnswer,
    404: unknownAnswer,
  },
});

const event = z.object({ state: orderRowShape.shape.state, at: orderRowShape.shape.placed_at });

const detail = createRoute({
  method: "get",
  path: "/orders/{id}",
  tags,
  summary: "One of the customer's orders",
  ...forCustomers,
  request: { params: idParam },
  responses: {
    200: inJson(
      orderShape.extend({ events: z.array(event) }).openapi("OrderDetail"),
      "With the states it went through",
    ),
    401: signInAnswer,
    404: unknownAnswer,
  },
});

const summary = createRoute({
  method: "get",
  path: "/orders/summary/{id}/{hash}",
  tags,
  summary: "An order by its unguessable address; after 30 days the contact is masked",
  request: { params: z.object({ id: idShape, hash: idShape }) },
  responses: { 200: inJson(orderShape, "The order"), 404: unknownAnswer },
});

export const orders = openResource()
  .openapi(list, async (context) => {
    const { customer } = await requireCustomer(context);
    const { page = 1 } = context.req.valid("query");
    const read = await listOrders(context.env.world.db, customer.id, page);
    if (page > read.pageCount) throw unknownThing();
    const items = read.orders.map(({ id, number, locale, state, paidAt, isTrialPayment, placedAt, totalMinor }) => ({
      ...{ id, number, locale, state, is_paid: paidAt !== null },
      is_trial_payment: isTrialPayment,
      placed_at: instantOf(placedAt),
      total_tax_incl: totalMinor,
    }));
    return context.json({ items, page, page_count: read.pageCount }, 200);
  })
  .openapi(detail, async (context) => {
    const { customer } = await requireCustomer(context);
    const { db } = context.env.world;
    const order = await findCustomerOrder(db, customer.id, context.req.valid("param").id);
    if (!order) throw unknownThing();
    const events = (await readOrderEvents(db, order.id)).map(({ state, at }) => ({ state, at: instantOf(at) }));
    return context.json({ ...orderAnswer(order), events }, 200);
  })
  .openapi(summary, async (context) => {
    const { id, hash } = context.req.valid("param");
    const { db, now } = context.env.world;
    const order = await findOrderSummary(db, { id, summaryHash: hash }, now());
    if (!order) throw unknownThing();
    context.header("Referrer-Policy", "no-referrer");
    return context.json(orderAnswer(order), 200);
  });
