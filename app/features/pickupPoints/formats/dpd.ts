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
  spansAroundBreak,
  weekdayOfName,
} from "./pointFields";

/** Reads DPD's `get-all` (domain 4.3): `{"status":"ok","data":{"items":[…]}}`; an id begins with the country. */

const time = z.string().nullish();

const row = z.object({
  id: pointCode,
  company: pointText(120),
  street: pointText(100),
  house_number: optionalText,
  city: pointText(80),
  postcode: pointZip,
  latitude: looseNumber,
  longitude: looseNumber,
  pickup_network_type: optionalText,
  pickup_allowed: looseFlag,
  cardpayment_allowed: looseFlag,
  hours: z
    .array(
      z.object({
        dayName: z.string(),
        openMorning: time,
        closeMorning: time,
        openAfternoon: time,
        closeAfternoon: time,
      }),
    )
    .nullish()
    .transform((hours) => hours ?? []),
});

export function dpdPoint(country: PointCountry) {
  return row.transform(
    (point): ImportedPoint => ({
      code: point.id,
      kind: /locker|box/i.test(`${point.pickup_network_type} ${point.company}`) ? "box" : "shop",
      name: point.company,
      street: `${point.street} ${point.house_number}`.trim(),
      city: point.city,
      zip: point.postcode,
      country,
      takesCard: point.cardpayment_allowed,
      isAccessible: null,
      maxGrams: null,
      maxSideMm: null,
      hours: point.hours.flatMap((day) =>
        dayOf(
          weekdayOfName(day.dayName),
          spansAroundBreak(day.openMorning, day.closeMorning, day.openAfternoon, day.closeAfternoon),
        ),
      ),
      exceptions: [],
      isOpen: point.pickup_allowed !== false,
      position: positionOf(point.latitude, point.longitude),
    }),
  );
}
