import { z } from "zod";

import type { ImportedPoint, PointCountry } from "../pickupPoint";
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
} from "./pointFields";

/** Reads the response of PPL's `GET /accessPoint` (domain 4.2). */

const time = z.string().nullish();

const row = z.object({
  accessPointCode: pointCode,
  accessPointType: optionalText,
  name: pointText(120),
  street: pointText(120),
  city: pointText(80),
  zipCode: pointZip,
  gps: z.object({ latitude: looseNumber, longitude: looseNumber }).nullish(),
  visiblePs: looseFlag,
  activeCardPayment: looseFlag,
  workHours: z
    .array(z.object({ weekDay: z.number().int().min(1).max(7), openFrom: time, openTo: time }))
    .nullish()
    .transform((hours) => hours ?? []),
});

export function pplPoint(country: PointCountry) {
  return row.transform(
    (point): ImportedPoint => ({
      code: point.accessPointCode,
      kind: /box/i.test(point.accessPointType) ? "box" : "shop",
      name: point.name,
      street: point.street,
      city: point.city,
      zip: point.zipCode,
      country,
      takesCard: point.activeCardPayment,
      isAccessible: null,
      maxGrams: null,
      maxSideMm: null,
      hours: point.workHours.flatMap(({ weekDay, openFrom, openTo }) => dayOf(weekDay, spanOf(openFrom, openTo))),
      exceptions: [],
      isOpen: point.visiblePs !== false,
      position: positionOf(point.gps?.latitude ?? null, point.gps?.longitude ?? null),
    }),
  );
}
