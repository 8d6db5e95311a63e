import type { Db } from "~/platform/database/database.server";

import { parseCarrierId } from "../orderJson";
import type { Shipment } from "./shipment";

/** Stores the shipment of an order, and replaces an earlier one. The order must be locked. */
export async function saveShipment(db: Db, orderId: string, shipment: Shipment): Promise<void> {
  const row = {
    carrier_id: shipment.carrierId,
    tracking_number: shipment.trackingNumber,
    shipped_at: shipment.shippedAt,
    promised_on: shipment.promisedOn,
  };
  await db
    .insertInto("order_shipment")
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(row))
    .execute();
}

export async function findShipment(db: Db, orderId: string): Promise<Shipment | null> {
  const row = await db
    .selectFrom("order_shipment")
    .where("order_id", "=", orderId)
    .select(["carrier_id", "tracking_number as trackingNumber", "shipped_at as shippedAt", "promised_on as promisedOn"])
    .executeTakeFirst();
  if (!row) return null;
  const { carrier_id, ...shipment } = row;
  return { ...shipment, carrierId: parseCarrierId(carrier_id) };
}
