import { hoursOn, type StoreWeek } from "~/features/stores/storeDay";
import { addDays, pragueInstant } from "~/platform/time/pragueClock";

/** The times at which a pickup in a store can be collected (decision 58), by the clock in Prague. */

/** `minute` counts from midnight. */
export type PickupSlot = { date: string; minute: number };

/** A slot of a store, by its instant. */
export type TakenSlot = { storeId: string; at: number };

/** A day with its slots, the earliest first; never none. */
export type SlotDay = { date: string; minutes: number[] };

/** From 9:00 to 20:00, both included, every half an hour. */
const grid = Array.from({ length: 23 }, (_, index) => 540 + index * 30);

/** A pickup is at most so many days ahead, and so is the promise of goods from another store (decision 67). */
export const pickupHorizonDays = 14;

/** The slots of a store from an instant on, up to two weeks after `today`. */
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

/** The slots within the store's hours; the last may be its closing time. */
function slotsOn(store: StoreWeek, date: string): number[] {
  const hours = hoursOn(store, date);
  return hours ? grid.filter((minute) => minute >= hours.opensMinute && minute <= hours.closesMinute) : [];
}

export function isOffered(days: readonly SlotDay[], { date, minute }: PickupSlot): boolean {
  return days.some((day) => day.date === date && day.minutes.includes(minute));
}

/** `2026-11-24T11:30`, as forms, the cart and the API write it. */
export function slotText({ date, minute }: PickupSlot): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"));
  return `${date}T${hours}:${minutes}`;
}

/** Null for a text that names no slot. */
export function parseSlot(text: string | null | undefined): PickupSlot | null {
  const [, date, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(text ?? "") ?? [];
  return date === undefined ? null : { date, minute: Number(hours) * 60 + Number(minutes) };
}

export function slotInstant({ date, minute }: PickupSlot): number {
  return pragueInstant(date, minute);
}

/** False for a time that is no slot in any store, such as 8:30 or 20:30. */
export function isOnGrid({ minute }: PickupSlot): boolean {
  return grid.includes(minute);
}

/** The page has a list of slots at each store, whose choices are kept apart. */
export function slotFieldName(storeId: string): string {
  return `slot_${storeId}`;
}
