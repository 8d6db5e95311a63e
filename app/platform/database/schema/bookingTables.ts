import type { Generated } from "kysely";

import type { Locale } from "../../i18n/locale";
import type { Flag } from "./columns";

export type ReservationState = "active" | "collected" | "expired" | "cancelled";

export type ServiceKind = "alteration" | "repair" | "cleaning" | "storage";

/** How a garment comes to the workshop. */
export type Arrival = "store" | "parcel";

export type ServiceState = "received" | "accepted" | "working" | "ready" | "closed" | "refused" | "cancelled";

/** Reservations in stores and orders of services. */
export type BookingTables = {
  /** Pieces held in a store (decision 66). Product and price are those of the day on which the reservation was made. */
  reservation: {
    id: string;
    number: string;
    /** The secret part of the page's address. */
    hash: string;
    /**
     * Identifies the form that made the reservation, so that a second press of its button makes no second one; null
     * once the reservation has ended.
     */
    submission_hash: string | null;
    customer_id: string | null;
    locale: Locale;
    state: ReservationState;
    store_id: string;
    product_id: number;
    variant_id: number;
    code: string;
    product_name: string;
    variant_name: string;
    unit_minor: number;
    quantity: number;
    name: string;
    email: string;
    email_key: string;
    phone: string;
    network_hash: string | null;
    created_at: number;
    expires_at: number;
    extended_at: Generated<number | null>;
    reminded_at: Generated<number | null>;
    ended_at: Generated<number | null>;
  };
  reservation_event: {
    id: string;
    reservation_id: string;
    kind: "created" | "extended" | "collected" | "expired" | "cancelled";
    at: number;
    actor: string;
  };
  service_sequence: { year: number; last_number: number };
  /** A garment that the workshop is asked to work on (decision 68). */
  service_order: {
    id: string;
    /** The second half of the page's secret address. */
    hash: string;
    number: string;
    /** Hash of the form's submission key and content, so that two presses of its button are one order. */
    submission_hash: string;
    locale: Locale;
    customer_id: string | null;
    kind: ServiceKind;
    garment: string;
    description: string;
    is_bought_here: Flag;
    arrival: Arrival;
    store_id: string | null;
    firstname: string;
    lastname: string;
    email: string;
    phone: string;
    /** The address that a parcel is returned to; empty for a garment that comes to a store. */
    street: string;
    city: string;
    zip: string;
    state: ServiceState;
    price_minor: number | null;
    promised_on: string | null;
    created_at: number;
    ended_at: number | null;
  };
  /** The state of a service order after each change, and who made the change. */
  service_event: {
    id: string;
    service_order_id: string;
    position: number;
    state: ServiceState;
    price_minor: number | null;
    promised_on: string | null;
    note: string;
    actor: string;
    at: number;
  };
};
