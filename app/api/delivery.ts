import { createRoute, z } from "@hono/zod-openapi";
import { carrierIds } from "~/features/delivery/carriers";
import { readDeliveryOffer } from "~/features/delivery/delivery.queries.server";
import { paymentIds } from "~/features/delivery/paymentMethods";
import { fold } from "~/features/search/index/fold";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { createResource, localeOfCall, localeParam } from "./http/context";
import { jsonResponse, notFoundAnswer } from "./http/errors";
import { placeFields } from "./shapes/person";
import { minorAmount } from "./shapes/shapes";

const carrier = z
  .object({
    id: z.enum(carrierIds),
    name: z.string(),
    text: z.string(),
    kind: z.enum(["parcel", "pickup"]),
    price_tax_incl: minorAmount,
    payments: z.array(z.enum(paymentIds)),
  })
  .openapi("Carrier");

const payment = z
  .object({ id: z.enum(paymentIds), name: z.string(), text: z.string(), price_tax_incl: minorAmount })
  .openapi("Payment");

const point = z
  .object({
    id: z.string(),
    name: z.string(),
    note: z.string(),
    ...placeFields,
    phone: z.string(),
  })
  .openapi("PickupPoint");

const shared = { method: "get" as const, tags: ["Delivery"] };

const carriers = createRoute({
  ...shared,
  path: "/carriers/{locale}",
  summary: "Carriers of the shop version, with the payments that go with each",
  request: { params: localeParam },
  responses: { 200: jsonResponse(z.array(carrier), "At full price"), 404: notFoundAnswer },
});

const payments = createRoute({
  ...shared,
  path: "/payments/{locale}",
  summary: "Payments of the shop version, or of one carrier",
  request: { params: localeParam, query: z.object({ carrier: z.string().max(40).optional() }) },
  responses: { 200: jsonResponse(z.array(payment), "Empty for a carrier that is not offered"), 404: notFoundAnswer },
});

const points = createRoute({
  ...shared,
  path: "/pickup-points",
  summary: "Places where a carrier hands over; language and country by Accept-Language",
  request: { query: z.object({ carrier: z.string().max(40).optional(), q: z.string().max(100).optional() }) },
  responses: { 200: jsonResponse(z.array(point), "Empty for a carrier that comes to the door") },
});

export const delivery = createResource()
  .openapi(carriers, async (context) => {
    const { locale } = context.req.valid("param");
    const t = translatorFor(locale);
    const offer = await readDeliveryOffer(context.env.world, locale);
    const shown = offer.carriers.map(({ id, kind, priceMinor, paymentIds: allowed }) => ({
      ...{ id, kind, name: t(`delivery:carrier.${id}.name`), text: t(`delivery:carrier.${id}.text`) },
      price_tax_incl: priceMinor,
      payments: [...allowed],
    }));
    return context.json(shown, 200);
  })
  .openapi(payments, async (context) => {
    const { locale } = context.req.valid("param");
    const { carrier: wanted } = context.req.valid("query");
    const t = translatorFor(locale);
    const offer = await readDeliveryOffer(context.env.world, locale);
    const allowed =
      wanted === undefined ? undefined : (offer.carriers.find(({ id }) => id === wanted)?.paymentIds ?? []);
    const shown = offer.payments
      .filter(({ id }) => !allowed || allowed.includes(id))
      .map(({ id, priceMinor }) => ({
        ...{ id, name: t(`delivery:payment.${id}.name`), text: t(`delivery:payment.${id}.text`) },
        price_tax_incl: priceMinor,
      }));
    return context.json(shown, 200);
  })
  .openapi(points, async (context) => {
    const locale = localeOfCall(context);
    const { carrier: wanted, q = "" } = context.req.valid("query");
    const { carriers: offered, stores } = await readDeliveryOffer(context.env.world, locale);
    const isPickup = offered.some(({ id, kind }) => kind === "pickup" && (wanted ?? id) === id);
    const words = fold(q).split(/\s+/).filter(Boolean);
    const found = stores.filter(({ name, street, city, zip }) => {
      const text = fold(`${name} ${street} ${city} ${zip}`);
      return isPickup && words.every((word) => text.includes(word));
    });
    return context.json(
      found.map(({ hours: _hours, week: _week, exceptions: _exceptions, ...store }) => store),
      200,
    );
  });
