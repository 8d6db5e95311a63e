import { createRoute, z } from "@hono/zod-openapi";
import { carrierIds } from "~/features/delivery/carriers";
import type { DeliveryOffer } from "~/features/delivery/delivery";
import { readDeliveryOffer } from "~/features/delivery/delivery.queries.server";
import { paymentIds, paymentMethods } from "~/features/delivery/paymentMethods";
import { countPointSearch, pointSearchLimit } from "~/features/pickupPoints/countPointSearch.server";
import { parsePointQuery, pointsPerPage } from "~/features/pickupPoints/pointQuery";
import { searchPoints } from "~/features/pickupPoints/pointSearch.queries.server";
import { fold } from "~/features/search/index/fold";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { walletIds } from "~/platform/payments/wallets";
import { readWallets } from "~/platform/payments/wallets.server";
import { pragueClock } from "~/platform/time/pragueClock";
import { clientOfCall } from "./http/auth";
import { createResource, localeOfCall, localeParam } from "./http/context";
import {
  errorShape,
  jsonResponse,
  notFound,
  notFoundAnswer,
  tooManyRequests,
  tooManyRequestsAnswer,
} from "./http/errors";
import { placeFields } from "./shapes/person";
import { pointShape, toApiPoint } from "./shapes/pointShape";
import { minorAmount, pageQuery } from "./shapes/shapes";

const carrier = z
  .object({
    id: z.enum(carrierIds),
    name: z.string(),
    text: z.string(),
    kind: z.enum(["parcel", "pickup", "point", "email"]),
    price_tax_incl: minorAmount,
    payments: z.array(z.enum(paymentIds)),
  })
  .openapi("Carrier");

const payment = z
  .object({ id: z.enum(paymentIds), name: z.string(), text: z.string(), price_tax_incl: minorAmount })
  .extend({ wallets: z.array(z.enum(walletIds)).openapi({ description: "Offered on the gateway's page" }) })
  .openapi("Payment");

const store = z
  .object({
    id: z.string(),
    name: z.string(),
    note: z.string(),
    ...placeFields,
    phone: z.string(),
  })
  .openapi("PickupStore");

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

const pointQuery = pageQuery.extend({
  carrier: z.string().max(40).optional(),
  q: z.string().max(100).optional().openapi({ description: "A postcode or its beginning, a town, or words of a name" }),
});

const points = createRoute({
  ...shared,
  path: "/pickup-points",
  summary: "Places where a carrier hands over, the nearest to `q` first; language and country by Accept-Language",
  request: { query: pointQuery },
  responses: {
    200: {
      ...jsonResponse(
        z.array(z.union([pointShape, store])),
        `A carrier's points, ${pointsPerPage} a page; the stores for personal pickup; empty for one that comes to the door`,
      ),
      headers: z.object({ "X-Page-Count": z.string().openapi({ description: "Pages that there are" }) }),
    },
    404: notFoundAnswer,
    422: jsonResponse(errorShape, "What is no number"),
    429: tooManyRequestsAnswer,
  },
});

export const delivery = createResource()
  .openapi(carriers, async (context) => {
    const { locale } = context.req.valid("param");
    const t = translatorFor(locale);
    const offer = await readDeliveryOffer(context.env.world, locale);
    const shown = offer.carriers.map(({ id, kind, priceMinor, paymentIds: allowed }) => ({
      id,
      kind,
      name: t(`delivery:carrier.${id}.name`),
      text: t(`delivery:carrier.${id}.text`),
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
    const wallets = await readWallets(context.env.world.environment, context.env.world.now());
    const allowed =
      wanted === undefined ? undefined : (offer.carriers.find(({ id }) => id === wanted)?.paymentIds ?? []);
    const shown = offer.payments
      .filter(({ id }) => !allowed || allowed.includes(id))
      .map(({ id, priceMinor }) => ({
        id,
        name: t(`delivery:payment.${id}.name`),
        text: t(`delivery:payment.${id}.text`),
        price_tax_incl: priceMinor,
        wallets: paymentMethods[id].isOnline ? wallets : [],
      }));
    return context.json(shown, 200);
  })
  .openapi(points, async (context) => {
    const locale = localeOfCall(context);
    const { world } = context.env;
    const { carrier: wanted, q = "", page = 1 } = context.req.valid("query");
    if (!(await countPointSearch(world, clientOfCall(context).address)))
      throw tooManyRequests(pointSearchLimit.windowMs);
    const offer = await readDeliveryOffer(world, locale);
    const carrierId = offer.carriers.find(({ id, kind }) => kind === "point" && id === wanted)?.id;
    const scope = carrierId && { carrierId, locale, today: pragueClock(world.now()).date };
    const found = scope
      ? await searchPoints(world.db, scope, { query: parsePointQuery(q), page })
      : { points: [], pageCount: 1 };
    if (page > found.pageCount) throw notFound();
    const places = scope ? found.points.map(toApiPoint) : storesWith(q, wanted, offer);
    return context.json(places, 200, { "X-Page-Count": String(found.pageCount) });
  });

/** Returns the stores that match all words; empty for a carrier that is no personal pickup. */
function storesWith(text: string, wanted: string | undefined, { carriers: offered, stores }: DeliveryOffer) {
  const isPickup = offered.some(({ id, kind }) => kind === "pickup" && (wanted ?? id) === id);
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found = stores.filter(({ name, street, city, zip }) => {
    const searched = fold(`${name} ${street} ${city} ${zip}`);
    return isPickup && words.every((word) => searched.includes(word));
  });
  return found.map(({ hours: _hours, week: _week, exceptions: _exceptions, ...place }) => place);
}
