import type { OfferShop } from "~/features/delivery/delivery.queries.server";
import { isOnline, progressOf } from "~/features/payments/payments";
import { findLatestAttempt } from "~/features/payments/payments.queries.server";
import { writtenInstant } from "~/platform/time/formatDate";
import { isPayable, payBy } from "../orderMoves";
import type { Order } from "../orders";
import type { CardPaymentFacts } from "./CardPayment";

/** What a customer sees of an order that can be paid at the gateway; null where it cannot, or need not. */
export async function readCardPayment({ db, environment }: OfferShop, order: Order): Promise<CardPaymentFacts | null> {
  const until = isOnline(order) && isPayable(order) ? payBy(order) : undefined;
  if (until === undefined) return null;
  const progress = progressOf(await findLatestAttempt(db, order.id));
  return { progress, payUntil: writtenInstant(until), isOffered: environment.paymentGateway !== null };
}
