import { z } from "zod";

import { xmlTexts } from "~/platform/text/xmlList.server";
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
  weekdayOfName,
} from "./pointFields";

/**
 * Czech Post's `balikovny.xml` (domain 4.3): each `row` is a point, `PSC` is the point's name, and the postcode is in
 * the address.
 */

const row = z.object({
  PSC: pointCode,
  NAZEV: pointText(120),
  ADRESA: pointText(200),
  OBEC: pointText(80),
  TYP: optionalText,
  PLATBA_KARTOU: looseFlag,
  SOUR_X_WGS84: looseNumber,
  SOUR_Y_WGS84: looseNumber,
  days: z.array(z.object({ name: z.string(), spans: z.array(z.object({ from: z.string(), to: z.string() })) })),
});

/** Reads the fields of a row, and its days. */
export function balikovnaRow(inner: string) {
  const days = [...inner.matchAll(/<den name="([^"]*)"\s*>([\s\S]*?)<\/den>/g)].map(([, name = "", spans = ""]) => ({
    name,
    spans: [...spans.matchAll(/<od>([^<]*)<\/od>\s*<do>([^<]*)<\/do>/g)].map(([, from = "", to = ""]) => ({
      from,
      to,
    })),
  }));
  return { ...xmlTexts(inner), days };
}

export function balikovnaPoint(country: PointCountry) {
  return row.transform((point, context): ImportedPoint => {
    const parts = point.ADRESA.split(",").map((part) => part.trim());
    const zip = pointZip.safeParse(parts.find((part) => /^\d{3} ?\d{2}$/.test(part)) ?? point.PSC);
    if (!zip.success) context.addIssue({ code: "custom", path: ["ADRESA"], message: "must hold a postcode" });
    return {
      code: point.PSC,
      kind: /box/i.test(point.TYP) ? "box" : "shop",
      name: point.NAZEV,
      street: parts[0] ?? "",
      city: point.OBEC,
      zip: zip.data ?? "",
      country,
      takesCard: point.PLATBA_KARTOU,
      isAccessible: null,
      maxGrams: null,
      maxSideMm: null,
      hours: point.days.flatMap(({ name, spans }) =>
        dayOf(
          weekdayOfName(name),
          spans.flatMap(({ from, to }) => spanOf(from, to)),
        ),
      ),
      exceptions: [],
      isOpen: true,
      position: positionOf(point.SOUR_Y_WGS84, point.SOUR_X_WGS84),
    };
  });
}
