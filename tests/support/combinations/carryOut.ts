import { expect } from "vitest";

import { type CarrierKind, carrierRules } from "~/features/delivery/carriers";
import { isPaidInAdvance } from "~/features/delivery/paidWhen";
import { type PaymentId, paymentMethods } from "~/features/delivery/paymentMethods";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { changeOrderState, payOrder } from "~/features/orders/changeOrderState.server";
import { settleOrderPayments } from "~/features/orders/payment/settlePayment.server";
import { startPayment } from "~/features/orders/payment/startPayment.server";
import { shipOrder } from "~/features/orders/shipping/shipOrder.server";
import { decideTrialPayment } from "~/features/payments/trialGateway.queries.server";
import type { OrderState } from "~/platform/database/schema";
import type { World } from "~/platform/process/world.server";
import type { Pair } from "./combination";

const staff = "staff Jana";

/** The states that an order passes through after it was accepted. */
const paths: Record<CarrierKind, readonly OrderState[]> = {
  parcel: ["pending", "shipped", "closed"],
  point: ["pending", "shipped", "closed"],
  pickup: ["pending", "ready", "closed"],
  email: ["closed"],
};

/** States that an order of the kind never has. */
const foreignStates: Record<CarrierKind, readonly OrderState[]> = {
  parcel: ["ready"],
  point: ["ready"],
  pickup: ["shipped"],
  email: ["ready", "shipped"],
};

export function pathOf({ carrierId }: Pick<Pair, "carrierId">): readonly OrderState[] {
  return paths[carrierRules[carrierId].kind];
}

/** Returns what the invoice is issued for: the payment where it comes first, else the handover of the goods. */
export function invoicedFor({ carrierId, paymentId }: Pair): "paid" | OrderState {
  return isPaidInAdvance(paymentId) ? "paid" : handover[carrierRules[carrierId].kind];
}

const handover: Record<CarrierKind, OrderState> = {
  parcel: "shipped",
  point: "shipped",
  pickup: "closed",
  email: "closed",
};

/**
 * Takes an order from its placement to its end. Returns what made the shop issue the invoice: the payment, or a state.
 * An order that must be paid first is unpaid at the beginning, so that the shop refuses to hand the goods over.
 */
export async function carryOut(world: World, orderId: string, pair: Pair): Promise<"paid" | OrderState> {
  const isPrepaid = isPaidInAdvance(pair.paymentId);
  let invoicedBy: "paid" | OrderState | undefined;
  const lookForInvoice = async (step: "paid" | OrderState) => {
    const [invoice] = await readOrderDocuments(world.db, orderId);
    if (invoice) invoicedBy ??= step;
  };
  let isPaid = false;
  await refuseForeignStates(world, orderId, pair);
  for (const state of pathOf(pair)) {
    if (isPrepaid && !isPaid && isHandedOver(state)) {
      expect(await enter(world, orderId, state), `${state} before the money`).toMatchObject({ reason: "unpaid" });
      await lookForInvoice(state);
      await pay(world, orderId, pair.paymentId);
      await lookForInvoice("paid");
      isPaid = true;
    }
    expect(await enter(world, orderId, state), state).toMatchObject({ ok: true });
    await lookForInvoice(state);
  }
  if (!isPaid) await pay(world, orderId, pair.paymentId);
  return invoicedBy ?? "paid";
}

function isHandedOver(state: OrderState): boolean {
  return state !== "pending";
}

async function refuseForeignStates(world: World, orderId: string, { carrierId }: Pair) {
  for (const state of foreignStates[carrierRules[carrierId].kind]) {
    expect(await enter(world, orderId, state), `${state} by ${carrierId}`).toMatchObject({ reason: "forbidden" });
  }
}

function enter(world: World, orderId: string, state: OrderState) {
  if (state === "shipped") return shipOrder(world, orderId, { trackingNumber: "80012345678" }, staff);
  return changeOrderState(world, orderId, state, staff);
}

/** Pays at the trial gateway over HTTP, or records the payment as staff do. */
async function pay(world: World, orderId: string, paymentId: PaymentId): Promise<void> {
  const started = await startPayment(world, orderId);
  if (!paymentMethods[paymentId].isOnline) {
    expect(started, "the gateway takes no other money").toEqual({ ok: false, reason: "over" });
    expect(await payOrder(world, orderId, staff)).toEqual({ ok: true, isRefundDue: false });
    return;
  }
  if (!started.ok) throw new Error(`the gateway refused: ${started.reason}`);
  const transactionId = new URL(started.redirectUrl).searchParams.get("id") ?? "";
  await decideTrialPayment(world.db, transactionId, "PAID");
  await settleOrderPayments(world, orderId);
}
