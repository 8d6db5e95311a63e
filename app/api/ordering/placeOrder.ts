import { createRoute, z } from "@hono/zod-openapi";

import { contactLimit } from "~/features/checkout/contact/contactLimit";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import { countRefusal, countRefusedOrder } from "~/features/operations/refusals.server";
import { findOrder, type PlacedOrder } from "~/features/orders/orders.queries.server";
import type { OrderKey } from "~/features/orders/placement/orderKey.queries.server";
import type { OrderRefusal } from "~/features/orders/placement/placement";
import { orderKeyOf, placeOnce } from "~/features/orders/placement/placeOnce.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { networkHashOf } from "~/platform/http/networkHash.server";
import type { Locale } from "~/platform/i18n/locale";
import { cartOfCall } from "../carts";
import { checkToken, clientOfCall, customerOf, optionalAuth } from "../http/auth";
import { type ApiContext, createResource, localeOfCall } from "../http/context";
import {
  ApiError,
  bodyErrors,
  errorShape,
  jsonResponse,
  notFound,
  notFoundAnswer,
  tooManyRequests,
  unauthorizedAnswer,
} from "../http/errors";
import { bodyOf, toFormData } from "../http/fields";
import { keyHeaders, requireKey } from "../http/idempotencyKey";
import { translateMessage, validationError } from "../http/messages";
import { requireJson } from "../http/requireJson";
import { orderShape, readApiOrder } from "../shapes/orderShape";
import { idShape } from "../shapes/shapes";
import { judgeOrder, orderBody } from "./orderBody";

const placedShape = orderShape
  .extend({
    hash: z.string().openapi({ description: "The secret of the order's address; with it a guest reads and pays it" }),
    tempId: z
      .string()
      .nullable()
      .openapi({ description: "The guest's new one, of the cart of the other shop version; null for a customer" }),
  })
  .openapi("PlacedOrder");

const create = createRoute({
  method: "post",
  path: "/order",
  tags: ["Orders"],
  summary: "Order a cart; the same call with the same Idempotency-Key gives the same order for a day",
  ...optionalAuth,
  middleware: [checkToken, requireKey, requireJson] as const,
  request: { headers: keyHeaders, body: bodyOf(orderBody) },
  responses: {
    201: jsonResponse(placedShape, "The order as it is now, also when the call is repeated"),
    ...bodyErrors,
    400: jsonResponse(errorShape, "No Idempotency-Key, or the body is no JSON object"),
    401: unauthorizedAnswer,
    404: notFoundAnswer,
    409: jsonResponse(
      errorShape,
      "`code` changed: `value` is the new amount due · unavailable: goods have sold out · incomplete: the delivery is no longer possible",
    ),
    422: jsonResponse(
      errorShape,
      "Faults by field; `code` key_reused: the key was sent with another body · too_many_unpaid: too many orders of the customer wait for their payment; or of the network, for guests and customers whose e-mail is not proved",
    ),
    429: jsonResponse(
      errorShape,
      "More than 60 orders were tried in 15 minutes: by the customer, or by a network's guests; Retry-After says when to come back",
    ),
  },
});

const cartField = z.object({ cart: z.string().pipe(idShape) });

export const placeOrderCalls = createResource().openapi(create, async (context) => {
  const { world } = context.env;
  const body = context.req.valid("json");
  const named = cartField.safeParse(body);
  if (!named.success) throw validationError({ cart: ["ui:forms.required"] }, localeOfCall(context));
  const signedIn = await customerOf(context);
  const owner = signedIn ? { customerId: signedIn.customer.id } : { cartId: named.data.cart };
  const key = orderKeyOf({ key: context.req.valid("header")["idempotency-key"], owner, body: [...toFormData(body)] });
  const keyed = await placeOnce(world, key, () => placeByCall(context, { cartId: named.data.cart, body, key }));
  // The cart has been ordered in the meantime, on the page or with another key.
  if (!keyed) throw notFound();
  if (keyed.kind === "other")
    throw new ApiError(422, "The Idempotency-Key was sent with another body", { code: "key_reused" });
  return context.json(await toPlaced(context, keyed.order, signedIn !== null), 201);
});

type Call = { cartId: string; body: Record<string, unknown>; key: OrderKey };

/** Places the order, or throws and stores nothing. */
async function placeByCall(context: ApiContext, { cartId, body, key }: Call): Promise<void> {
  const { world } = context.env;
  const locale = localeOfCall(context);
  const { cart, owner } = await cartOfCall(context, cartId);
  const signedIn = await customerOf(context);
  const caller = signedIn ? `contact customer ${signedIn.customer.id}` : `contact ${clientOfCall(context).address}`;
  if (!(await countAttempt(world.db, caller, contactLimit, world.now()))) {
    countRefusal("rate-limit");
    throw tooManyRequests(contactLimit.windowMs);
  }
  const checkout = await findCheckout(world, owner, world.now());
  if (!checkout) throw notFound();
  if (checkout.lines.length === 0) throw validationError({ cart: ["cart:empty.text"] }, locale);
  const judged = await judgeOrder(world, checkout, body);
  if (!judged.ok) {
    countRefusal("validation");
    throw validationError(judged.errors, locale);
  }
  const { choice: filled, shownTotalMinor } = judged;
  const agreement = { orderToken: cart.orderToken, shownTotalMinor, filled, key };
  const placed = await placeOrder(world, owner, agreement, await countedNetwork(context));
  if (placed.ok) return;
  countRefusedOrder(placed);
  throw refusalOf(placed, locale);
}

/**
 * Returns the network whose unpaid orders are counted; null for a customer with a verified e-mail. The program of a
 * shop or an app orders for many customers from one network, so such a customer is counted by the account alone.
 * Accounts without a verified e-mail could be created faster than the network's limit allows.
 */
async function countedNetwork(context: ApiContext): Promise<string | null> {
  const signedIn = await customerOf(context);
  if (signedIn?.customer.isEmailVerified) return null;
  return networkHashOf(context.env, context.env.world.environment.sessionSecret);
}

function refusalOf(refusal: OrderRefusal, locale: Locale): ApiError {
  const say = (key: string) => translateMessage(key, locale);
  switch (refusal.reason) {
    case "no-cart":
      return notFound();
    case "empty":
      return validationError({ cart: ["cart:empty.text"] }, locale);
    case "too-many-unpaid":
      return new ApiError(422, say("checkout:errors.tooManyUnpaid"), { code: "too_many_unpaid" });
    case "incomplete":
      return new ApiError(409, say("delivery:errors.carrierMissing"), { code: "incomplete" });
    case "unavailable":
      return new ApiError(409, say("checkout:errors.unavailable"), { code: "unavailable" });
    case "terms-changed":
      return new ApiError(409, say("checkout:errors.termsChanged"), { code: "terms_changed" });
    case "changed":
      return new ApiError(409, say("checkout:errors.changed"), { code: "changed", value: refusal.totalMinor });
    default:
      return refusal satisfies never;
  }
}

async function toPlaced(context: ApiContext, placed: PlacedOrder, isOwn: boolean) {
  const { world } = context.env;
  const order = await findOrder(world.db, placed.id);
  if (!order) throw notFound();
  return { ...(await readApiOrder(world, order, isOwn)), hash: placed.summaryHash, tempId: placed.tempId };
}
