import type { Arrival, ServiceKind, ServiceState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import { addDays, pragueClock } from "~/platform/time/pragueClock";

import { serviceKinds } from "./serviceKinds";
import { serviceStates } from "./serviceStates";

/** What a customer orders from the workshop. */
export type ServiceRequest = {
  locale: Locale;
  kind: ServiceKind;
  garment: string;
  description: string;
  isBoughtHere: boolean;
  arrival: Arrival;
  /** Is null when the garment comes by parcel. */
  storeId: string | null;
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  zip: string;
};

export type ServiceOrder = ServiceRequest & {
  id: string;
  hash: string;
  number: string;
  state: ServiceState;
  priceMinor: number | null;
  promisedOn: string | null;
  createdAt: number;
};

export type ServiceActor = "customer" | `staff ${string}`;

export type ServiceEvent = {
  state: ServiceState;
  priceMinor: number | null;
  promisedOn: string | null;
  note: string;
  actor: string;
  at: number;
};

export const serviceLengths = { garment: 120, description: 2_000, note: 500 } as const;

/** Formats the number of a service order, such as `S2026000123`. */
export function serviceNumber(year: number, sequence: number): string {
  return `S${year}${String(sequence).padStart(6, "0")}`;
}

export function isServiceNumber(text: string): boolean {
  return /^S\d{10}$/.test(text);
}

/** Prefix of the claims under which photos of service orders are stored. */
export const servicePhotoPrefix = "service:";

/** Returns the claim under which the order's photos are stored. */
export function servicePhotoClaim({ id }: Pick<ServiceOrder, "id">): string {
  return `${servicePhotoPrefix}${id}`;
}

/**
 * Returns the day that is promised when the garment arrives, which is the last one of its kind's period; null when none
 * is promised.
 */
export function promisedServiceDay(kind: ServiceKind, now: number): string | null {
  const { days } = serviceKinds[kind];
  return days && addDays(pragueClock(now).date, days.to);
}

export function isServiceCancellable({ state }: Pick<ServiceOrder, "state">): boolean {
  return serviceStates[state].isAwaited;
}
