import { z } from "zod";

import type { ImportedPoint, PointCountry, PointException } from "../pickupPoint";
import {
  dayOf,
  looseFlag,
  looseNumber,
  optionalText,
  pointCode,
  pointText,
  pointZip,
  positionOf,
  spansOf,
} from "./pointFields";

/** Reads Packeta's lists `branch.json` and `box.json`, version 5 (domain 4.1), whose values are all texts. */

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

const exception = z.object({ date: z.string().regex(/^\d{4}-\d\d-\d\d/), hours: z.string().nullish() });
const exceptions = z.union([z.array(exception), z.object({ exception: z.array(exception) })]).nullish();

const openingHours = z
  .object({ regular: z.record(z.string().nullish()).nullish().catch(null), exceptions: exceptions.catch(null) })
  .nullish();

const row = z.object({
  id: pointCode,
  name: pointText(120),
  place: optionalText,
  type: optionalText,
  street: pointText(120),
  city: pointText(80),
  zip: pointZip,
  status: z.object({ statusId: z.union([z.string(), z.number()]).transform(String) }),
  displayFrontend: looseFlag,
  creditCardPayment: looseFlag,
  wheelchairAccessible: looseFlag,
  latitude: looseNumber,
  longitude: looseNumber,
  maxWeight: looseNumber,
  openingHours,
});

type Row = z.output<typeof row>;

export function packetaPoint(country: PointCountry) {
  return row.transform(
    (point): ImportedPoint => ({
      code: point.id,
      kind: isBox(point) ? "box" : "shop",
      name: isBox(point) || point.place === "" ? point.name : point.place,
      street: point.street,
      city: point.city,
      zip: point.zip,
      country,
      takesCard: point.creditCardPayment,
      isAccessible: point.wheelchairAccessible,
      maxGrams: point.maxWeight ? Math.round(point.maxWeight * 1000) : null,
      maxSideMm: null,
      hours: hoursOf(point),
      exceptions: exceptionsOf(point),
      isOpen: point.status.statusId === "1" && point.displayFrontend !== false,
      position: positionOf(point.latitude, point.longitude),
    }),
  );
}

function isBox({ type, place }: Row): boolean {
  return /^z-?box$/i.test(type) || /^z-?box$/i.test(place);
}

function hoursOf({ openingHours: opening }: Row) {
  const regular = opening?.regular ?? {};
  return days.flatMap((day, index) => dayOf(index + 1, spansOf(regular[day] ?? "")));
}

function exceptionsOf({ openingHours: opening }: Row): PointException[] {
  const given = opening?.exceptions ?? [];
  const list = Array.isArray(given) ? given : given.exception;
  return list.map(({ date, hours }) => ({ date: date.slice(0, 10), spans: spansOf(hours ?? "") }));
}
