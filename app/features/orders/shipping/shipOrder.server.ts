import { type CarrierId, carrierRules } from "~/features/delivery/carriers";
import { orderStates } from "~/features/delivery/orderStates";

import { enterState, lockAndFindOrder, paymentProblem } from "../changeOrderState.server";
import { queueOrderEmail } from "../email/queueOrderEmail.server";
import { recordChange } from "../history/orderChange.queries.server";
import { inTransaction, type OrderDeps } from "../orderDeps.server";
import type { Order } from "../orders";
import { type Actor, nextStates } from "../orderTransitions";
import { arrivesBy, isTrackingNumber } from "./shipment";
import { saveShipment } from "./shipment.queries.server";

export type ShipOrderResult =
  | { ok: true; isCorrected: boolean }
  /**
   * number: the carrier uses no such tracking number · carrier: the carrier sends no parcels · unpaid: the order must
   * be paid in advance and is not paid yet.
   */
  | { ok: false; reason: "unknown" | "number" | "carrier" | "unpaid" }
  | { ok: false; reason: "forbidden"; order: Order };

export type Sent = {
  trackingNumber: string;
  /** The carrier that took the parcel; absent when it is the one that the customer chose. */
  carrierId?: CarrierId | undefined;
  /** The reason why staff send an order that is not paid. */
  unpaidReason?: string | undefined;
};

/**
 * Records that an order's parcel was handed to the carrier, and e-mails the customer where it can be tracked. For a
 * parcel that is on its way already, it corrects the tracking number and sends another e-mail; with the same number, it
 * does nothing.
 */
export async function shipOrder(deps: OrderDeps, id: string, sent: Sent, actor: Actor): Promise<ShipOrderResult> {
  return inTransaction(deps, async (txDeps) => {
    const order = await lockAndFindOrder(txDeps, id);
    if (!order) return { ok: false, reason: "unknown" };
    const isCorrected = orderStates[order.state].isShipped;
    if (!isCorrected && !nextStates(order).some((state) => orderStates[state].isShipped)) {
      return { ok: false, reason: "forbidden", order };
    }
    const problem = parcelProblem(order, sent) ?? paymentProblem(order, "shipped", sent.unpaidReason);
    if (problem) return { ok: false, reason: problem };
    await (isCorrected ? correct(txDeps, order, sent, actor) : send(txDeps, order, sent, actor));
    return { ok: true, isCorrected };
  });
}

function parcelProblem(order: Order, { carrierId = order.carrierId, trackingNumber }: Sent) {
  const { transitDays, trackingUrl } = carrierRules[carrierId];
  if (transitDays === null) return "carrier";
  const isUntracked = trackingUrl === null && trackingNumber === "";
  return isUntracked || isTrackingNumber(trackingNumber) ? undefined : "number";
}

async function send(deps: OrderDeps, order: Order, sent: Sent, actor: Actor) {
  const shipment = shipmentOf(order, sent, deps.now());
  await saveShipment(deps.db, order.id, shipment);
  await enterState(deps, { ...order, shipment }, "shipped", actor, sent.unpaidReason);
}

async function correct(deps: OrderDeps, order: Order, sent: Sent, actor: Actor) {
  const { db, now } = deps;
  const shipment = shipmentOf(order, sent, order.shipment?.shippedAt ?? now());
  const before = order.shipment?.trackingNumber ?? "";
  if (shipment.trackingNumber === before && shipment.carrierId === order.shipment?.carrierId) return;
  await saveShipment(db, order.id, shipment);
  const detail = `${before} to ${shipment.carrierId} ${shipment.trackingNumber}`;
  await recordChange(db, order.id, { kind: "tracking", detail, at: now(), actor });
  // Contains the time, because a correction back to an earlier number needs an e-mail, too.
  const reference = `${order.number} ${now()}`;
  await queueOrderEmail(deps, { ...order, shipment }, { kind: "tracking", actor }, reference);
}

function shipmentOf(order: Order, { carrierId = order.carrierId, trackingNumber }: Sent, shippedAt: number) {
  return { carrierId, trackingNumber, shippedAt, promisedOn: arrivesBy(carrierId, order.locale, shippedAt) };
}
