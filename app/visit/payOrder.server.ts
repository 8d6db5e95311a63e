import { redirect } from "@remix-run/node";

import { changeToTransfer } from "~/features/orders/payment/changeToTransfer.server";
import { startPayment } from "~/features/orders/payment/startPayment.server";
import { redirectWithNotice } from "./redirectWithNotice.server";
import type { Visit } from "./visit.server";

/** An order that the visitor may pay. `page` is the path of the page with the form. */
export type PayableOrder = { visit: Visit; orderId: string; page: string };

/** Redirects to the gateway's page, or back with a notice when the payment cannot be opened. */
export async function goToGateway({ visit, orderId, page }: PayableOrder): Promise<Response> {
  const started = await startPayment(visit, orderId);
  if (started.ok) return redirect(started.redirectUrl, 303);
  return redirectWithNotice(visit, page, {
    tone: "alert",
    key: started.reason === "over" ? "paymentOver" : "paymentNotOpened",
    values: {},
  });
}

export async function payByTransfer({ visit, orderId, page }: PayableOrder): Promise<Response> {
  const isChanged = await changeToTransfer(visit, orderId);
  const key = isChanged ? "paymentChanged" : "paymentOver";
  return redirectWithNotice(visit, page, { tone: isChanged ? "good" : "alert", key, values: {} });
}
