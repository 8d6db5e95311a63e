import { hoursOn, type StoreWeek } from "~/features/stores/storeDay";
import { idsIn } from "~/platform/closedSets";
import type { ReservationState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import { dayMs } from "~/platform/time/durations";
import { addDays, pragueClock, pragueInstant } from "~/platform/time/pragueClock";
import { isWorkingDay } from "~/platform/time/workingDays";

/** Pieces that a store holds for a person without payment (decision 66). */
export type Reservation = {
  id: string;
  /** The number, as `R` and seven digits. */
  number: string;
  /** The secret in the address of the reservation's page. */
  hash: string;
  locale: Locale;
  state: ReservationState;
  storeId: string;
  productId: number;
  variantId: number;
  code: string;
  productName: string;
  variantName: string;
  /** The price of a piece at the time of the reservation. */
  unitMinor: number;
  quantity: number;
  name: string;
  email: string;
  /** The phone number in E.164 format. */
  phone: string;
  createdAt: number;
  expiresAt: number;
  extendedAt: number | null;
  remindedAt: number | null;
  endedAt: number | null;
};

type ReservationRule = {
  /** The pieces are held, so the reservation can be collected, extended and cancelled. */
  isHeld: boolean;
  /** The pieces go back to the store's stock when the reservation enters this state. */
  freesStock: boolean;
  /** The e-mail that the customer gets when the reservation enters this state; null when none is sent. */
  email: "cancelled" | "expired" | null;
};

export const reservationStates = {
  active: { isHeld: true, freesStock: false, email: null },
  collected: { isHeld: false, freesStock: false, email: null },
  expired: { isHeld: false, freesStock: true, email: "expired" },
  cancelled: { isHeld: false, freesStock: true, email: "cancelled" },
} as const satisfies Record<ReservationState, ReservationRule>;

export const reservationStateIds = idsIn(reservationStates);
export type EndState = Exclude<ReservationState, "active">;

const heldWorkingDays = 3;

/** A customer is reminded this long before the end: a day. */
export const reminderMs = dayMs;

/** A store without enough open days within this number of days cannot hold anything. */
const maxDaysAhead = 60;

/**
 * Returns the closing time on the third day after `from` that is a working day on which the store is open; public
 * holidays do not count. Returns undefined for a store without such days.
 */
export function reservedUntil(store: StoreWeek, from: number): number | undefined {
  let left = heldWorkingDays;
  let date = pragueClock(from).date;
  for (let ahead = 0; ahead < maxDaysAhead; ahead += 1) {
    date = addDays(date, 1);
    const hours = isWorkingDay(date, store.country) ? hoursOn(store, date) : undefined;
    if (hours) left -= 1;
    if (hours && left === 0) return pragueInstant(date, hours.closesMinute);
  }
  return undefined;
}

type Held = Pick<Reservation, "state" | "expiresAt" | "extendedAt">;

/** Returns true when the reservation can be extended: only once, and only while the pieces are held. */
export function isExtendable({ state, expiresAt, extendedAt }: Held, now: number): boolean {
  return reservationStates[state].isHeld && extendedAt === null && now < expiresAt;
}

export function isReservationCancellable({ state }: Pick<Reservation, "state">): boolean {
  return reservationStates[state].isHeld;
}

export function isReservationNumber(text: string): boolean {
  return /^R\d{7}$/.test(text);
}

/** All numbers below this have at most seven digits. */
export const reservationNumbers = 10_000_000;

export function reservationNumber(digits: number): string {
  return `R${String(digits).padStart(7, "0")}`;
}
