import { createRoute, z } from "@hono/zod-openapi";
import { findProductIdOf } from "~/features/products/variant.queries.server";
import { endReservation, extendReservation } from "~/features/reservations/endReservation.server";
import { type Reservation, reservationStateIds } from "~/features/reservations/reservation";
import { reservationForm } from "~/features/reservations/reservation.form";
import { findOwnReservation } from "~/features/reservations/reservations.queries.server";
import { type RefusalReason, reserve } from "~/features/reservations/reserve.server";
import { networkHashOf } from "~/platform/http/networkHash.server";
import { customerOf, optionalAuth } from "./http/auth";
import { type ApiContext, createResource, localeOfCall } from "./http/context";
import {
  ApiError,
  bodyErrors,
  errorShape,
  jsonResponse,
  notFound,
  notFoundAnswer,
  unauthorizedAnswer,
} from "./http/errors";
import { bodyOf, formBodySchema, toFormData } from "./http/fields";
import { optionalKeyHeaders } from "./http/idempotencyKey";
import { errorsByField, translateMessage, validationError } from "./http/messages";
import { requireJson } from "./http/requireJson";
import { formatInstant } from "./shapes/instant";
import { idShape } from "./shapes/shapes";

const tags = ["Reservations"];
const keyParams = z.object({ number: z.string().regex(/^R\d{7}$/), hash: idShape });

const shape = z
  .object({
    number: z.string().openapi({ description: "R and seven digits" }),
    hash: z.string().openapi({ description: "The secret of its address" }),
    state: z.enum(reservationStateIds),
    store: z.string(),
    productId: z.number().int(),
    variantId: z.number().int(),
    code: z.string(),
    name: z.string().openapi({ description: "Of the product" }),
    variant: z.string(),
    quantity: z.number().int(),
    price_tax_incl: z.number().int().openapi({ description: "Of a piece, on the day of the reservation" }),
    created_at: z.string().openapi({ format: "date-time" }),
    expires_at: z.string().openapi({ format: "date-time" }),
    is_extended: z.boolean(),
  })
  .openapi("Reservation");

const body = formBodySchema("ReservationBody", {
  required: ["store", "variantId", "quantity", "name", "email", "phone"],
  optional: ["phone_prefix"],
});

const goneAnswer = jsonResponse(errorShape, "The store has too few pieces, or the reservation is over");
const create = createRoute({
  method: "post",
  path: "/reservations",
  tags,
  summary: "Reserve pieces in a store; a confirmation is e-mailed. The same Idempotency-Key makes no second one",
  ...optionalAuth,
  middleware: requireJson,
  request: { body: bodyOf(body), headers: optionalKeyHeaders },
  responses: {
    201: jsonResponse(shape, "The reservation"),
    ...bodyErrors,
    401: unauthorizedAnswer,
    409: goneAnswer,
  },
});

const own = { tags, request: { params: keyParams } };

const read = createRoute({
  method: "get",
  path: "/reservations/{number}/{hash}",
  ...own,
  summary: "A reservation by its unguessable address, without its customer",
  responses: { 200: jsonResponse(shape, "The reservation"), 404: notFoundAnswer },
});

const extend = createRoute({
  method: "post",
  path: "/reservations/{number}/{hash}/extend",
  ...own,
  summary: "Hold the pieces for three more working days, once",
  responses: { 200: jsonResponse(shape, "The reservation"), 404: notFoundAnswer, 409: goneAnswer },
});

const cancel = createRoute({
  method: "delete",
  path: "/reservations/{number}/{hash}",
  ...own,
  summary: "Cancel a reservation; its pieces are on sale again",
  responses: { 200: jsonResponse(shape, "The reservation"), 404: notFoundAnswer, 409: goneAnswer },
});

export const reservations = createResource()
  .openapi(create, async (context) => {
    const made = await reserveByCall(
      context,
      context.req.valid("json"),
      context.req.valid("header")["idempotency-key"],
    );
    return context.json(toShape(made), 201);
  })
  .openapi(read, async (context) => context.json(toShape(await findByKey(context, context.req.valid("param"))), 200))
  .openapi(extend, async (context) => {
    const key = context.req.valid("param");
    const found = await findByKey(context, key);
    if (!(await extendReservation(context.env.world, found, "customer"))) throw over(context);
    return context.json(toShape(await findByKey(context, key)), 200);
  })
  .openapi(cancel, async (context) => {
    const key = context.req.valid("param");
    const found = await findByKey(context, key);
    if (!(await endReservation(context.env.world, found, "cancelled", "customer"))) throw over(context);
    return context.json(toShape(await findByKey(context, key)), 200);
  });

const messages = {
  unknown: { variantId: ["reservations:errors.unknown"] },
  "too-many": { email: ["reservations:errors.tooMany"] },
  "too-many-today": { email: ["reservations:errors.tooManyToday"] },
} as const;

async function reserveByCall(context: ApiContext, json: Record<string, unknown>, idempotencyKey: string | undefined) {
  const { world } = context.env;
  const locale = localeOfCall(context);
  const signedIn = await customerOf(context);
  const form = toFormData(json);
  form.set("variant", form.get("variantId") ?? "");
  const { variant: variantId, phone_prefix: _, ...values } = validateReservation(form, locale);
  const place = {
    storeId: String(form.get("store") ?? ""),
    productId: (await findProductIdOf(world.db, variantId)) ?? 0,
  };
  const submission = idempotencyKey ? { submissionKey: idempotencyKey } : {};
  const result = await reserve(
    world,
    { locale, variantId, ...place, ...values, ...submission },
    {
      customerId: signedIn?.customer.id ?? null,
      networkHash: networkHashOf(context.env, world.environment.sessionSecret),
    },
  );
  if (result.ok) return result.reservation;
  throw refusalOf(result.reason, locale);
}

/** Validates a reservation; the form's field is named `variant`, the call's `variantId`. */
function validateReservation(form: FormData, locale: ReturnType<typeof localeOfCall>) {
  const parsed = reservationForm(form).safeParse(Object.fromEntries(form));
  if (parsed.success) return parsed.data;
  const { variant, ...others } = errorsByField(parsed.error);
  throw validationError({ ...others, ...(variant ? { variantId: variant } : {}) }, locale);
}

function refusalOf(reason: RefusalReason, locale: ReturnType<typeof localeOfCall>): ApiError {
  if (reason === "sold-out") return new ApiError(409, translateMessage("reservations:errors.soldOut", locale));
  return validationError(messages[reason], locale);
}

async function findByKey(context: ApiContext, key: { number: string; hash: string }): Promise<Reservation> {
  const found = await findOwnReservation(context.env.world.db, key);
  if (!found) throw notFound();
  context.header("Referrer-Policy", "no-referrer");
  return found;
}

function over(context: ApiContext): ApiError {
  return new ApiError(409, translateMessage("reservations:errors.over", localeOfCall(context)));
}

function toShape(made: Reservation): z.infer<typeof shape> {
  const { number, hash, state, productId, variantId, code, quantity } = made;
  return {
    number,
    hash,
    state,
    productId,
    variantId,
    code,
    quantity,
    store: made.storeId,
    name: made.productName,
    variant: made.variantName,
    price_tax_incl: made.unitMinor,
    created_at: formatInstant(made.createdAt),
    expires_at: formatInstant(made.expiresAt),
    is_extended: made.extendedAt !== null,
  };
}
