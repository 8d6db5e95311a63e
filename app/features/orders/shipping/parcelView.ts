import { carrierRules } from "~/features/delivery/carriers";
import { orderStates } from "~/features/delivery/orderStates";
import { formatDate } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";

import type { Order } from "../orders";
import { promisedDay, trackingAddress } from "./shipment";

/** What an order's page shows about its parcel. Dates are formatted, and texts without a value are empty. */
export type ParcelView = {
  brand: string;
  trackingNumber: string;
  sentOn: string;
  promisedOn: string;
  trackingAt: string | null;
};

/**
 * Returns the details of an order's parcel; null for an order that is cancelled or has no parcel, and while no day can
 * be promised.
 */
export function readParcelView(order: Order): ParcelView | null {
  const { shipment, locale, state } = order;
  const day = promisedDay(order);
  if (orderStates[state].isCancelled || (!shipment && !day)) return null;
  return {
    brand: shipment ? carrierRules[shipment.carrierId].brand : "",
    trackingNumber: shipment?.trackingNumber ?? "",
    sentOn: shipment ? formatDate(shipment.shippedAt) : "",
    promisedOn: day ? formatDay(day) : "",
    trackingAt: shipment && trackingAddress(shipment, locale),
  };
}
