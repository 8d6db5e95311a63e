import { paymentNoticeAddress } from "~/addresses";
import { decideTrialPayment, type TrialPayment } from "~/features/payments/trialGateway.queries.server";
import { fetchText } from "~/platform/http/fetchJson.server";
import type { World } from "~/platform/process/world.server";

/** What a visitor of the trial gateway can choose, in order to try every outcome of a payment (decision 64). */
export const trialOutcomes = ["approve", "refuse", "leave", "twice", "late"] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];

const lateMs = 10_000;

/** Decides the payment, and notifies the shop like a bank's gateway. */
export async function decidePayment(world: World, payment: TrialPayment, outcome: TrialOutcome): Promise<void> {
  if (outcome === "leave") return;
  if (outcome === "late") return void setTimeout(() => settleLate(world, payment), lateMs).unref();
  await settle(world, payment, outcome === "refuse" ? "CANCELLED" : "PAID", outcome === "twice" ? 2 : 1);
}

/** Settles the payment later. Nothing awaits it, so errors are logged. */
function settleLate(world: World, payment: TrialPayment): Promise<void> {
  return settle(world, payment, "PAID").catch((err: unknown) => world.log.error({ err }, "late payment not settled"));
}

async function settle(world: World, payment: TrialPayment, status: "PAID" | "CANCELLED", messages = 1): Promise<void> {
  await decideTrialPayment(world.db, payment.transaction_id, status);
  await Promise.all(Array.from({ length: messages }, () => notifyShop(world, payment, status)));
}

const notificationTimeoutMs = 5_000;

/**
 * Notifies the shop. A lost notification does no harm: the shop queries the gateway when the visitor comes back, and
 * again later.
 */
async function notifyShop({ environment, log }: World, { transaction_id: transId }: TrialPayment, status: string) {
  if (!environment.paymentGateway) return;
  const { url, merchant } = environment.paymentGateway;
  const body = new URLSearchParams({ merchant, test: "true", transId, status });
  const response = await fetchText(new URL(paymentNoticeAddress, url).href, notificationTimeoutMs, {
    method: "POST",
    body,
  });
  if (!response) log.warn("the trial gateway could not tell the shop");
}
