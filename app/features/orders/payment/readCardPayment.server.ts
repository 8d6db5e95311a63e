import type { DeliveryDeps } from "~/features/delivery/delivery.queries.server";
import { isOnline, paymentProgress } from "~/features/payments/payments";
import { findLatestAttempt } from "~/features/payments/payments.queries.server";
import { walletNames } from "~/platform/payments/wallets";
import { readWallets } from "~/platform/payments/wallets.server";
import type { World } from "~/platform/process/world.server";
import { formatDateTime } from "~/platform/time/formatDate";
import type { Order } from "../orders";
import { isPayable, paymentDeadlineAt } from "../orderTransitions";
import type { CardPaymentDetails } from "./CardPayment";

/** Reads the state of an order's card payment; null when the order cannot be paid at the gateway. */
export async function readCardPayment(
  { db, environment, now }: DeliveryDeps & Pick<World, "now">,
  order: Order,
): Promise<CardPaymentDetails | null> {
  const until = isOnline(order) && isPayable(order) ? paymentDeadlineAt(order) : undefined;
  if (until === undefined) return null;
  const progress = paymentProgress(await findLatestAttempt(db, order.id));
  return {
    progress,
    payUntil: formatDateTime(until),
    isOffered: environment.paymentGateway !== null,
    wallets: walletNames(await readWallets(environment, now())),
  };
}
