import { z } from "@hono/zod-openapi";

import { paymentIds } from "~/features/delivery/paymentMethods";
import { amountDue, type Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { changeToTransfer } from "~/features/orders/payment/changeToTransfer.server";
import { readAwaitedTransfer } from "~/features/orders/payment/readTransfer.server";
import { settleOrderPayments } from "~/features/orders/payment/settlePayment.server";
import { startPayment } from "~/features/orders/payment/startPayment.server";
import { paymentText } from "~/features/payments/paymentCode.server";
import { isOnline } from "~/features/payments/payments";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { type ApiContext, localeOfCall } from "../http/context";
import { ApiError, notFound } from "../http/errors";
import { translateMessage } from "../http/messages";
import { minorAmount } from "../shapes/shapes";

export const paymentShape = z
  .object({
    payment: z.enum(paymentIds),
    amount_due_tax_incl: minorAmount,
    currency: z.string().length(3),
    gateway_url: z.string().nullable().openapi({ description: "Where the buyer pays by card; null for a transfer" }),
    transfer: z
      .object({
        account: z.string().nullable().openapi({ description: "Null in Slovakia, where the IBAN alone is used" }),
        iban: z.string(),
        holder: z.string(),
        variable_symbol: z.string(),
        due_on: z.string().date().nullable().openapi({
          description: "Null while it is counted from a delivery whose day is not known yet",
        }),
        payment_code: z.string().nullable().openapi({
          description: "What a QR code says: QR Platba in Czechia, PAY by square in Slovakia",
        }),
      })
      .nullable(),
  })
  .openapi("OrderPayment");

export const paymentQuery = z.object({
  payment: z
    .enum(["transfer"], { message: "delivery:errors.paymentMissing" })
    .optional()
    .openapi({ description: "Pay by transfer what was to be paid by card; the data is e-mailed, too" }),
});

type OrderPayment = z.infer<typeof paymentShape>;

/** Returns how the order is paid. First it queries the gateway for a payment that the gateway has not reported yet. */
export async function answerPayment(
  context: ApiContext,
  { id }: Pick<Order, "id">,
  { payment }: z.infer<typeof paymentQuery>,
): Promise<OrderPayment> {
  const { world } = context.env;
  const locale = localeOfCall(context);
  await settleOrderPayments(world, id);
  if (payment) await changeToTransfer(world, id);
  const order = await findOrder(world.db, id);
  if (!order) throw notFound();
  const head = { payment: order.paymentId, amount_due_tax_incl: amountDue(order), currency: order.currencyCode };
  if (isOnline(order)) return { ...head, gateway_url: await openGateway(world, order, locale), transfer: null };
  return { ...head, gateway_url: null, transfer: await transferOf(world.db, order, locale) };
}

async function openGateway(world: World, { id }: Order, locale: Locale): Promise<string> {
  const started = await startPayment(world, id);
  if (started.ok) return started.redirectUrl;
  const { reason } = started;
  switch (reason) {
    case "over":
      throw new ApiError(409, translateMessage("shell:notice.paymentOver", locale), { code: "over" });
    case "busy":
      throw new ApiError(409, "Another call is opening the payment", { code: "busy" }, { "Retry-After": "1" });
    case "gateway":
      throw new ApiError(503, translateMessage("shell:notice.paymentNotOpened", locale), { code: "gateway" }, retry);
    default:
      return reason satisfies never;
  }
}

const retry = { "Retry-After": "30" };

async function transferOf(db: Db, order: Order, locale: Locale): Promise<OrderPayment["transfer"]> {
  const awaited = await readAwaitedTransfer(db, order);
  if (!awaited) throw new ApiError(409, translateMessage("orders:payment.notAwaited", locale), { code: "over" });
  const { account, iban, holder, symbol, due, code } = awaited;
  const payment_code = code ? paymentText(code) : null;
  return { account, iban, holder, variable_symbol: symbol, due_on: due.day, payment_code };
}
