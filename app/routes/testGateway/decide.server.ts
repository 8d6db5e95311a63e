import { paymentNoticeAddress } from "~/addresses";
import { decideTestPayment, type TestPayment } from "~/features/payments/testGateway.queries.server";
import { fetchText } from "~/platform/http/fetchJson.server";
import type { World } from "~/platform/process/world.server";

/** What a visitor of the built-in gateway can do, so that each way in which a payment goes can be tried (decision 64). */
export const deeds = ["approve", "refuse", "leave", "twice", "late"] as const;
export type Deed = (typeof deeds)[number];

const lateMs = 10_000;

/** Decides the payment as told, and lets the shop know as a bank would: by a message of its own. */
export async function decide(world: World, payment: TestPayment, deed: Deed): Promise<void> {
  if (deed === "leave") return;
  if (deed === "late") return void setTimeout(() => settleLate(world, payment), lateMs).unref();
  await settle(world, payment, deed === "refuse" ? "CANCELLED" : "PAID", deed === "twice" ? 2 : 1);
}

/** Nobody waits for it, so what fails is only logged. */
function settleLate(world: World, payment: TestPayment): Promise<void> {
  return settle(world, payment, "PAID").catch((err: unknown) => world.log.error({ err }, "late payment not settled"));
}

async function settle(world: World, payment: TestPayment, status: "PAID" | "CANCELLED", messages = 1): Promise<void> {
  await decideTestPayment(world.db, payment.transaction_id, status);
  await Promise.all(Array.from({ length: messages }, () => tellShop(world, payment, status)));
}

const noticePatienceMs = 5_000;

/** Lost messages are part of life: the shop asks by itself when the visitor comes back, and later. */
async function tellShop({ environment, log }: World, { transaction_id: transId }: TestPayment, status: string) {
  if (!environment.paymentGateway) return;
  const { url, merchant } = environment.paymentGateway;
  const body = new URLSearchParams({ merchant, test: "true", transId, status });
  const asked = await fetchText(new URL(paymentNoticeAddress, url).href, noticePatienceMs, { method: "POST", body });
  if (!asked) log.warn("the trial gateway could not tell the shop");
}
