import { z } from "@hono/zod-openapi";

import { carrierIds } from "~/features/delivery/carriers";
import type { PickupPoint } from "~/features/pickupPoints/pickupPoint";

import { placeFields } from "./person";

const minute = z.number().int().min(0).max(1440).openapi({ description: "Minutes since midnight" });
const span = z.object({ opens_minute: minute, closes_minute: minute });

/** A pickup point of a carrier; a field is null where the carrier's list does not say. */
export const pointShape = z
  .object({
    id: z.string().openapi({ description: "What `PUT /api/cart/{id}/delivery` takes as `point`" }),
    carrier: z.enum(carrierIds),
    code: z.string().openapi({ description: "The carrier's own name for it" }),
    kind: z.enum(["shop", "box"]),
    name: z.string(),
    ...placeFields,
    takes_card: z.boolean().nullable(),
    is_accessible: z.boolean().nullable(),
    max_grams: z.number().int().nullable(),
    hours: z.array(span.extend({ weekday: z.number().int().min(1).max(7).openapi({ description: "1 is Monday" }) })),
    exceptions: z.array(z.object({ date: z.string().openapi({ format: "date" }), spans: z.array(span) })),
  })
  .openapi("PickupPoint");

type ApiPoint = z.infer<typeof pointShape>;

export function toApiPoint(point: Omit<PickupPoint, "isOpen">): ApiPoint {
  const { id, code, kind, name, street, city, zip, country, takesCard, isAccessible, maxGrams } = point;
  const minutes = (times: { opensMinute: number; closesMinute: number }) => ({
    opens_minute: times.opensMinute,
    closes_minute: times.closesMinute,
  });
  return {
    id,
    carrier: pointShape.shape.carrier.parse(point.carrierId),
    code,
    kind,
    name,
    street,
    city,
    zip,
    country,
    takes_card: takesCard,
    is_accessible: isAccessible,
    max_grams: maxGrams,
    hours: point.hours.map(({ weekday, ...times }) => ({ weekday, ...minutes(times) })),
    exceptions: point.exceptions.map(({ date, spans }) => ({ date, spans: spans.map(minutes) })),
  };
}
