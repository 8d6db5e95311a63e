import { z } from "zod";

import type { ImportedPoint, PointCountry, PointDay } from "../pickupPoint";
import {
  dayOf,
  looseFlag,
  looseNumber,
  optionalText,
  pointCode,
  pointText,
  pointZip,
  positionOf,
  spanOf,
  spansAroundBreak,
} from "./pointFields";

/** Reads GLS's lists `deliveryPoints/cz.json` and `sk.json` (domain 4.3): `{"items":[…]}`. */

/** The weekday, the opening and closing times, and optionally the break at noon. */
const day = z.array(z.union([z.number(), z.string(), z.null()])).max(8);

const row = z.object({
  id: pointCode,
  name: pointText(120),
  type: optionalText,
  contact: z.object({ postalCode: pointZip, city: pointText(80), address: pointText(120) }),
  location: z.array(looseNumber).nullish(),
  hours: z
    .array(day)
    .nullish()
    .transform((hours) => hours ?? []),
  features: z
    .array(z.string())
    .nullish()
    .transform((features) => features ?? []),
  hasWheelchairAccess: looseFlag,
});

export function glsPoint(country: PointCountry) {
  return row.transform(
    (point): ImportedPoint => ({
      code: point.id,
      kind: /locker/i.test(point.type) ? "box" : "shop",
      name: point.name,
      street: point.contact.address,
      city: point.contact.city,
      zip: point.contact.postalCode,
      country,
      takesCard: point.features.some((feature) => /card/i.test(feature)) || null,
      isAccessible: point.hasWheelchairAccess,
      maxGrams: null,
      maxSideMm: null,
      hours: point.hours.flatMap(hoursOf),
      exceptions: [],
      isOpen: true,
      position: positionOf(point.location?.[0] ?? null, point.location?.[1] ?? null),
    }),
  );
}

function hoursOf([weekday, ...times]: z.output<typeof day>): PointDay[] {
  const [opens, closes, breaks, resumes] = times.map((time) => (typeof time === "string" ? time : null));
  const isDay = typeof weekday === "number" && weekday <= 7;
  // Without a break there is one span.
  const spans = breaks && resumes ? spansAroundBreak(opens, breaks, resumes, closes) : spanOf(opens, closes);
  return dayOf(isDay ? weekday : 0, spans);
}
