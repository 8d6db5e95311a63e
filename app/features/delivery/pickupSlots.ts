import { hoursOn, type StoreWeek } from "~/features/stores/storeDay";
import { addDays, pragueInstant } from "~/platform/time/pragueClock";

/** The times at which a pickup in a store can be collected (decision 58), by the clock in Prague. */

/** A day and a time; `minute` counts from midnight. */
export type PickupSlot = { date: string; minute: number };

/** A slot of a store, by its instant. */
export type TakenSlot = { storeId: string; at: number };

/** A day with its slots, the earliest first; it has at least one. */
export type SlotDay = { date: string; minutes: number[] };

/** The possible slots, from 9:00 to 20:00 inclusive, every half an hour. */
const grid = Array.from({ length: 23 }, (_, index) => 540 + index * 30);

/**
 * A pickup is at most this many days ahead, which also limits the promise of goods from another store (decision 67).
 */
export const pickupHorizonDays = 14;

/** Returns the slots of a store from an instant on, up to two weeks after `today`. */
export function slotDays(store: StoreWeek, from: PickupSlot, today: string): SlotDay[] {
  const days = Array.from({ length: pickupHorizonDays + 1 }, (_, ahead) => addDays(today, ahead));
  return days
    .filter((date) => date >= from.date)
    .map((date) => ({
      date,
      minutes: slotsOn(store, date).filter((minute) => date > from.date || minute >= from.minute),
    }))
    .filter(({ minutes }) => minutes.length > 0);
}

/** Returns the slots within the store's hours; the last may be at its closing time. */
function slotsOn(store: StoreWeek, date: string): number[] {
  const hours = hoursOn(store, date);
  return hours ? grid.filter((minute) => minute >= hours.opensMinute && minute <= hours.closesMinute) : [];
}

export function isOffered(days: readonly SlotDay[], { date, minute }: PickupSlot): boolean {
  return days.some((day) => day.date === date && day.minutes.includes(minute));
}

/** Formats a slot as `2026-11-24T11:30`, which forms, the cart and the API use. */
export function slotText({ date, minute }: PickupSlot): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"));
  return `${date}T${hours}:${minutes}`;
}

/** Parses a slot; null for a text that is not a slot. */
export function parseSlot(text: string | null | undefined): PickupSlot | null {
  const [, date, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(text ?? "") ?? [];
  return date === undefined ? null : { date, minute: Number(hours) * 60 + Number(minutes) };
}

export function slotInstant({ date, minute }: PickupSlot): number {
  return pragueInstant(date, minute);
}

/** False for a time that is not a slot in any store, such as 8:30 or 20:30. */
export function isOnGrid({ minute }: PickupSlot): boolean {
  return grid.includes(minute);
}

/** Returns the name of a store's field of slots, as the page keeps the choices of each store apart. */
export function slotFieldName(storeId: string): string {
  return `slot_${storeId}`;
}
