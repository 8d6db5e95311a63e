import { paymentNoticeAddress } from "~/addresses";
import { decideTestPayment, type TestPayment } from "~/features/payments/testGateway.queries.server";
import { fetchText } from "~/platform/http/fetchJson.server";
import type { World } from "~/platform/process/world.server";

/** What a visitor of the built-in gateway can do, to try each way in which a payment can go (decision 64). */
export const testOutcomes = ["approve", "refuse", "leave", "twice", "late"] as const;
export type TestOutcome = (typeof testOutcomes)[number];

const lateMs = 10_000;

/** Decides the payment, and notifies the shop as a bank's gateway would. */
export async function decidePayment(world: World, payment: TestPayment, outcome: TestOutcome): Promise<void> {
  if (outcome === "leave") return;
  if (outcome === "late") return void setTimeout(() => settleLate(world, payment), lateMs).unref();
  await settle(world, payment, outcome === "refuse" ? "CANCELLED" : "PAID", outcome === "twice" ? 2 : 1);
}

/** Nothing awaits it, so errors are logged. */
function settleLate(world: World, payment: TestPayment): Promise<void> {
  return settle(world, payment, "PAID").catch((err: unknown) => world.log.error({ err }, "late payment not settled"));
}

async function settle(world: World, payment: TestPayment, status: "PAID" | "CANCELLED", messages = 1): Promise<void> {
  await decideTestPayment(world.db, payment.transaction_id, status);
  await Promise.all(Array.from({ length: messages }, () => notifyShop(world, payment, status)));
}

const notificationTimeoutMs = 5_000;

/** A lost notification does no harm: the shop asks when the visitor comes back, and later again. */
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
