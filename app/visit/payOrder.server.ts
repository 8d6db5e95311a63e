import { type AppLoadContext, redirect } from "@remix-run/node";

import { changeToTransfer } from "~/features/orders/payment/changeToTransfer.server";
import { startPayment } from "~/features/orders/payment/startPayment.server";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { worldOf } from "~/platform/process/world.server";

/** An order that the visitor may pay, and the path of the page with the form. */
export type PayableOrder = { context: AppLoadContext; orderId: string; page: string };

/** Redirects to the gateway's page, or back with a notice when it cannot be opened. */
export async function goToGateway({ context, orderId, page }: PayableOrder): Promise<Response> {
  const world = worldOf(context);
  const started = await startPayment(world, orderId);
  if (started.ok) return redirect(started.redirectUrl, 303);
  return redirectBackWithNotice(page, context, {
    tone: "alert",
    key: started.reason === "over" ? "paymentOver" : "paymentNotOpened",
    values: {},
  });
}

export async function payByTransfer({ context, orderId, page }: PayableOrder): Promise<Response> {
  const isChanged = await changeToTransfer(worldOf(context), orderId);
  const key = isChanged ? "paymentChanged" : "paymentOver";
  return redirectBackWithNotice(page, context, { tone: isChanged ? "good" : "alert", key, values: {} });
}

/** Redirects to the page, which then shows the notice. */
export async function redirectBackWithNotice(page: string, context: AppLoadContext, notice: Notice): Promise<Response> {
  return redirect(page, {
    status: 303,
    headers: { "Set-Cookie": await noticeCookie(notice, worldOf(context).environment) },
  });
}
