import { hoursOn, type StoreWeek } from "~/features/stores/storeDay";
import { idsIn } from "~/platform/closedSets";
import type { ReservationState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import { dayMs } from "~/platform/time/durations";
import { addDays, pragueClock, pragueInstant } from "~/platform/time/pragueClock";
import { isWorkingDay } from "~/platform/time/workingDays";

/** Pieces that a store holds for somebody without payment (decision 66). */
export type Reservation = {
  id: string;
  /** `R` and seven digits. */
  number: string;
  /** The secret of its page's address. */
  hash: string;
  locale: Locale;
  state: ReservationState;
  storeId: string;
  productId: number;
  variantId: number;
  code: string;
  productName: string;
  variantName: string;
  /** The price of a piece on the day of the reservation. */
  unitMinor: number;
  quantity: number;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  createdAt: number;
  expiresAt: number;
  extendedAt: number | null;
  remindedAt: number | null;
  endedAt: number | null;
};

type ReservationRule = {
  /** The pieces are held, so it can be collected, extended and cancelled. */
  isHeld: boolean;
  /** The pieces go back to the store's stock when it is entered. */
  freesStock: boolean;
  /** The e-mail that its customer gets when it is entered; null where none is needed. */
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

/** A customer is reminded a day before the end. */
export const reminderMs = dayMs;

/** A store that is not open on so many days can hold nothing. */
const maxDaysAhead = 60;

/**
 * The closing time on the third day after `from` that is a working day on which the store is open; public holidays do
 * not count. Undefined for a store without such days.
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

/** Once, as long as the pieces are held. */
export function isExtendable({ state, expiresAt, extendedAt }: Held, now: number): boolean {
  return reservationStates[state].isHeld && extendedAt === null && now < expiresAt;
}

export function isReservationCancellable({ state }: Pick<Reservation, "state">): boolean {
  return reservationStates[state].isHeld;
}

export function isReservationNumber(text: string): boolean {
  return /^R\d{7}$/.test(text);
}

/** Below this there are seven digits. */
export const reservationNumbers = 10_000_000;

export function reservationNumber(digits: number): string {
  return `R${String(digits).padStart(7, "0")}`;
}
