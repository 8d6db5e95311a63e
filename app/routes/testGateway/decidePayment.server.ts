import { paymentNoticeAddress } from "~/addresses";
import { decideTestPayment, type TestPayment } from "~/features/payments/testGateway.queries.server";
import { fetchText } from "~/platform/http/fetchJson.server";
import type { World } from "~/platform/process/world.server";

/** What a visitor of the built-in gateway can choose, in order to try every outcome of a payment (decision 64). */
export const testOutcomes = ["approve", "refuse", "leave", "twice", "late"] as const;
export type TestOutcome = (typeof testOutcomes)[number];

const lateMs = 10_000;

/** Decides the payment, and notifies the shop like a bank's gateway. */
export async function decidePayment(world: World, payment: TestPayment, outcome: TestOutcome): Promise<void> {
  if (outcome === "leave") return;
  if (outcome === "late") return void setTimeout(() => settleLate(world, payment), lateMs).unref();
  await settle(world, payment, outcome === "refuse" ? "CANCELLED" : "PAID", outcome === "twice" ? 2 : 1);
}

/** Settles the payment later. Nothing awaits it, so errors are logged. */
function settleLate(world: World, payment: TestPayment): Promise<void> {
  return settle(world, payment, "PAID").catch((err: unknown) => world.log.error({ err }, "late payment not settled"));
}

async function settle(world: World, payment: TestPayment, status: "PAID" | "CANCELLED", messages = 1): Promise<void> {
  await decideTestPayment(world.db, payment.transaction_id, status);
  await Promise.all(Array.from({ length: messages }, () => notifyShop(world, payment, status)));
}

const notificationTimeoutMs = 5_000;

/**
 * Notifies the shop. A lost notification does no harm: the shop queries the gateway when the visitor comes back, and
 * again later.
 */
async function notifyShop({ environment, log }: World, { transaction_id: transId }: TestPayment, status: string) {
  if (!environment.paymentGateway) return;
  const { url, merchant } = environment.paymentGateway;
  const body = new URLSearchParams({ merchant, test: "true", transId, status });
  const response = await fetchText(new URL(paymentNoticeAddress, url).href, notificationTimeoutMs, {
    method: "POST",
    body,
  });
  if (!response) log.warn("the trial gateway could not tell the shop");
}
