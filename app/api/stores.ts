import { createRoute, z } from "@hono/zod-openapi";
import { findProductAddress } from "~/features/products/product.queries.server";
import { readVariants } from "~/features/products/variant.queries.server";
import { localDay } from "~/features/stores/localDay";
import { findStoreState } from "~/features/stores/storeDay";
import { readStores } from "~/features/stores/storeList.queries.server";
import { readStoreStock } from "~/features/stores/storeStock.queries.server";
import { pragueClock } from "~/platform/time/pragueClock";
import { createResource, localeOfCall, localeParam } from "./http/context";
import { errorShape, jsonResponse, notFound, notFoundAnswer } from "./http/errors";
import { placeFields } from "./shapes/person";
import { wholeNumber } from "./shapes/shapes";

const minute = z.number().int().min(0).max(1440).openapi({ description: "Minutes since midnight in Europe/Prague" });

const store = z
  .object({
    id: z.string(),
    name: z.string(),
    note: z.string(),
    ...placeFields,
    phone: z.string(),
    email: z.string(),
    is_open: z.boolean(),
    hours: z.array(
      z.object({
        weekday: z.number().int().min(1).max(7).openapi({ description: "1 is Monday" }),
        opens_minute: minute,
        closes_minute: minute,
      }),
    ),
    exceptions: z.array(
      z.object({
        date: z.string().openapi({ format: "date" }),
        opens_minute: minute.nullable().openapi({ description: "Null on a day that is closed" }),
        closes_minute: minute.nullable(),
      }),
    ),
  })
  .openapi("Store");

const storeStock = z
  .object({
    id: z.string(),
    name: z.string(),
    street: z.string(),
    city: z.string(),
    phone: z.string(),
    stock: z.enum(["last", "some"]).openapi({ description: "One piece, or more" }),
    today: z.object({ opens: z.string(), closes: z.string() }).nullable(),
  })
  .openapi("StoreAvailability");

const list = createRoute({
  method: "get",
  path: "/stores/{locale}",
  tags: ["Stores"],
  summary: "The shop's stores, those of the shop version's country first",
  request: { params: localeParam },
  responses: {
    200: jsonResponse(z.array(store), "With their week and the days that differ from it"),
    404: notFoundAnswer,
  },
});

const availability = createRoute({
  method: "get",
  path: "/stores/availability",
  tags: ["Stores"],
  summary: "Stores that have a product, or one variant of it, on their shelves; language by Accept-Language",
  request: { query: z.object({ product: wholeNumber, variant: wholeNumber.optional() }) },
  responses: {
    200: jsonResponse(z.array(storeStock), "Empty where no store has it"),
    404: notFoundAnswer,
    422: jsonResponse(errorShape, "What is no number"),
  },
});

export const stores = createResource()
  .openapi(availability, async (context) => {
    const { db, now } = context.env.world;
    const locale = localeOfCall(context);
    const { product, variant } = context.req.valid("query");
    if (!(await findProductAddress(db, locale, product, now()))) throw notFound();
    const variants = await readVariants(db, locale, product);
    const wanted = variants.filter(({ id }) => variant === undefined || id === variant);
    if (wanted.length === 0) throw notFound();
    const ids = wanted.map(({ id }) => id);
    const found = await readStoreStock(db, locale, ids, localDay(now()));
    const shown = found.map(({ onHand, ...storeRow }) => ({
      ...storeRow,
      stock: onHand === 1 ? ("last" as const) : ("some" as const),
    }));
    return context.json(shown, 200);
  })
  .openapi(list, async (context) => {
    const { db, now } = context.env.world;
    const { locale } = context.req.valid("param");
    const clock = pragueClock(now());
    const all = await readStores(db, locale, clock.date);
    const times = (day: { opensMinute: number; closesMinute: number }) => ({
      opens_minute: day.opensMinute,
      closes_minute: day.closesMinute,
    });
    const shown = all.map(({ week, exceptions, ...storeRow }) => ({
      ...storeRow,
      is_open: findStoreState({ country: storeRow.country, week, exceptions }, clock).kind === "open",
      hours: week.map((day) => ({ weekday: day.weekday, ...times(day) })),
      exceptions: exceptions.map(({ date, opensMinute, closesMinute }) => ({
        date,
        opens_minute: opensMinute,
        closes_minute: closesMinute,
      })),
    }));
    return context.json(shown, 200);
  });
