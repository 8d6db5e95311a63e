import { formatTime } from "~/features/stores/hours";
import { formatDay, weekdayOf } from "~/platform/time/pragueClock";

import type { PickupSlot } from "./pickupSlots";

type Translate = (key: "delivery:days") => string;

/** Formats a date as `čtvrtek 26. 11. 2026`. Needs the namespace `delivery`. */
export function slotDayName(date: string, t: Translate): string {
  const names = t("delivery:days").split(",");
  return `${names[weekdayOf(date) - 1]} ${formatDay(date)}`;
}

/** Formats a slot as `čtvrtek 26. 11. 2026, 11:30`. */
export function slotName({ date, minute }: PickupSlot, t: Translate): string {
  return `${slotDayName(date, t)}, ${formatTime(minute)}`;
}
