import { formatTime } from "~/features/stores/hours";

import { groupPointHours, isAlwaysOpen, type PickupPoint, type Span } from "./pickupPoint";

type PointKey =
  | "delivery:weekdays"
  | "delivery:points.always"
  | "delivery:points.day"
  | "delivery:points.days"
  | "delivery:points.closedDay"
  | "delivery:points.changedDay"
  | "delivery:points.kind.box"
  | "delivery:points.kind.shop"
  | "delivery:points.card.yes"
  | "delivery:points.card.no"
  | "delivery:points.accessible"
  | "delivery:points.maxWeight";

export type PointTranslate = (key: PointKey, values?: Record<string, string | undefined>) => string;

/** Formats an address as `Koželužská 12, 503 99 Testov`. */
export function pointAddress({ street, zip, city }: Pick<PickupPoint, "street" | "zip" | "city">): string {
  return `${street}, ${zip} ${city}`;
}

/**
 * Formats opening hours as `po–pá 8:00–12:00, 13:00–18:00; so 9:00–12:00`; empty when the carrier does not publish
 * them.
 */
export function pointHours(hours: PickupPoint["hours"], t: PointTranslate): string {
  if (isAlwaysOpen(hours)) return t("delivery:points.always");
  const names = t("delivery:weekdays").split(",");
  const rows = groupPointHours(hours).map(({ from, to, spans }) => {
    const values = { from: names[from - 1], to: names[to - 1], spans: spansText(spans) };
    return t(from === to ? "delivery:points.day" : "delivery:points.days", values);
  });
  return rows.join("; ");
}

/** Formats exceptional days as `24. 12. zavřeno, 31. 12. 8:00–12:00`; empty when there are none. */
export function pointExceptions(exceptions: PickupPoint["exceptions"], t: PointTranslate): string {
  const days = exceptions.map(({ date, spans }) => {
    const values = { date: shortDate(date), spans: spansText(spans) };
    return t(spans.length === 0 ? "delivery:points.closedDay" : "delivery:points.changedDay", values);
  });
  return days.join(", ");
}

/** Returns what else a customer may want to know: the kind, card payment, step-free access and the weight limit. */
export function pointFeatures(
  { kind, takesCard, isAccessible, maxGrams }: Pick<PickupPoint, "kind" | "takesCard" | "isAccessible" | "maxGrams">,
  t: PointTranslate,
): string {
  const features = [
    t(`delivery:points.kind.${kind}`),
    ...(takesCard === null ? [] : [t(takesCard ? "delivery:points.card.yes" : "delivery:points.card.no")]),
    ...(isAccessible ? [t("delivery:points.accessible")] : []),
    ...(maxGrams === null ? [] : [t("delivery:points.maxWeight", { kg: String(Math.floor(maxGrams / 1000)) })]),
  ];
  return features.join(" · ");
}

function spansText(spans: readonly Span[]): string {
  return spans
    .map(({ opensMinute, closesMinute }) => `${formatTime(opensMinute)}–${formatTime(closesMinute)}`)
    .join(", ");
}

/** Formats a date as `24. 12.`, with a no-break space. */
function shortDate(date: string): string {
  return `${Number(date.slice(8))}.\u00a0${Number(date.slice(5, 7))}.`;
}
