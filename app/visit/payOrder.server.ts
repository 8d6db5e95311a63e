import { type AppLoadContext, redirect } from "@remix-run/node";

import { changeToTransfer } from "~/features/orders/payment/changeToTransfer.server";
import { startPayment } from "~/features/orders/payment/startPayment.server";
import { leaveNotice, type Notice } from "~/platform/http/notice.server";
import { worldOf } from "~/platform/process/world.server";

/** An order that the visitor may pay, and the page from which it was asked. */
export type Payable = { context: AppLoadContext; orderId: string; page: string };

/** To the gateway's page; back with a sentence where there is none. */
export async function goToGateway({ context, orderId, page }: Payable): Promise<Response> {
  const world = worldOf(context);
  const started = await startPayment(world, orderId);
  if (started.ok) return redirect(started.redirectUrl, 303);
  return backTo(page, context, {
    tone: "alert",
    key: started.reason === "over" ? "paymentOver" : "paymentNotOpened",
    values: {},
  });
}

export async function payByTransfer({ context, orderId, page }: Payable): Promise<Response> {
  const isChanged = await changeToTransfer(worldOf(context), orderId);
  const key = isChanged ? "paymentChanged" : "paymentOver";
  return backTo(page, context, { tone: isChanged ? "good" : "alert", key, values: {} });
}

/** Back to the page, which then shows what was done. */
export async function backTo(page: string, context: AppLoadContext, notice: Notice): Promise<Response> {
  return redirect(page, {
    status: 303,
    headers: { "Set-Cookie": await leaveNotice(notice, worldOf(context).environment) },
  });
}
