import { z } from "@hono/zod-openapi";

import { carrierIds } from "~/features/delivery/carriers";
import { orderStateIds } from "~/features/delivery/orderStates";
import { paymentIds } from "~/features/delivery/paymentMethods";
import { slotText } from "~/features/delivery/pickupSlots";
import { readCurrency } from "~/features/money/currency.queries.server";
import { amountDue, type Order } from "~/features/orders/orders";
import { taxRecap } from "~/features/orders/placement/taxRecap";

import { type AfterwardsDeps, afterwardsFields, readAfterwards } from "./afterwardsShape";
import { giftFields, toApiGift } from "./giftShape";
import { formatInstant, instant } from "./instant";
import { companyFields, placeFields } from "./person";
import { pointShape, toApiPoint } from "./pointShape";
import { toApiTotals, totalsFields } from "./totalsShape";

const amount = z.number().int().openapi({ description: "Smallest units of the order's currency with VAT" });
const state = z.enum(orderStateIds);

const address = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: companyFields.company,
  ...placeFields,
});

const head = {
  id: z.string(),
  number: z.string().openapi({ description: "Also the variable symbol of its payment" }),
  locale: z.enum(["cs", "sk"]),
  state,
  is_paid: z.boolean(),
  is_trial_payment: z.boolean().openapi({ description: "Paid, or to be paid, where no money moves" }),
  placed_at: instant,
  total_tax_incl: totalsFields.total_tax_incl,
  amount_due_tax_incl: totalsFields.amount_due_tax_incl,
};

export const orderRowShape = z.object(head).openapi("OrderRow");

const line = z.object({
  position: z.number().int().openapi({ description: "From 1; names the line in a withdrawal" }),
  product_id: z.number().int(),
  variant_id: z.number().int(),
  code: z.string(),
  name: z.string(),
  variant: z.string(),
  note: z.string(),
  quantity: z.number().int(),
  price_tax_incl: amount,
  total_tax_incl: amount.openapi({ description: "Before discounts" }),
  discount_tax_incl: amount.openapi({ description: "The line's share of total_discount_tax_incl" }),
  tax_rate: z.number().openapi({ description: "Percent; 0 for a gift voucher, whose VAT comes when it is used" }),
  gift_voucher: z
    .object(giftFields)
    .nullable()
    .openapi({ description: "Null for goods; where it is not, there is no product" }),
});

export const orderShape = z
  .object({
    ...head,
    ...totalsFields,
    taken_off_tax_incl: amount.openapi({ description: "What withdrawals and claims take off amount_due" }),
    amount_left_tax_incl: amount.openapi({ description: "amount_due − taken_off: what is left of the price" }),
    paid_at: instant.nullable(),
    email: z.string(),
    phone: z.string(),
    billing: address.extend({ company_id: z.string(), tax_id: z.string(), vat_id: z.string() }),
    delivery: address.nullable().openapi({ description: "Null for personal pickup" }),
    store: z
      .object({
        id: z.string(),
        name: z.string(),
        street: z.string(),
        city: z.string(),
        zip: z.string(),
        country: z.string().length(2),
        phone: z.string(),
      })
      .nullable(),
    point: z.union([pointShape, z.null()]).openapi({ description: "The carrier's pickup point, as it was" }),
    slot: z
      .string()
      .nullable()
      .openapi({ description: "When it is picked up, as 2026-11-24T11:30 in Europe/Prague; null for a parcel" }),
    note: z.string(),
    carrier: z.enum(carrierIds),
    payment: z.enum(paymentIds),
    lines: z.array(line),
    delivery_price_tax_incl: amount,
    payment_price_tax_incl: amount,
    ...afterwardsFields,
  })
  .openapi("Order");

export type ApiOrder = z.infer<typeof orderShape>;

/** Returns the order as it is now, with what happened to it since. */
export async function readApiOrder(deps: AfterwardsDeps, order: Order, isOwn = false): Promise<ApiOrder> {
  const { code } = await readCurrency(deps.db, order.locale);
  return {
    ...toApiOrder(order),
    ...toApiTotals(order.totals, taxRecap(order), code),
    ...(await readAfterwards(deps, order, isOwn)),
  };
}

function toApiOrder(order: Order) {
  const { id, number, locale, email, phone, note, totals, destination } = order;
  const { companyId, taxId, vatId, ...billing } = order.billing;
  return {
    id,
    number,
    locale,
    state: order.state,
    email,
    phone,
    note,
    is_paid: order.paidAt !== null,
    is_trial_payment: order.isTrialPayment,
    placed_at: formatInstant(order.placedAt),
    paid_at: order.paidAt === null ? null : formatInstant(order.paidAt),
    billing: { ...billing, company_id: companyId, tax_id: taxId, vat_id: vatId },
    delivery: destination.kind === "address" ? destination.address : null,
    store: destination.kind === "store" ? storeOf(destination.store) : null,
    point: destination.kind === "point" ? toApiPoint(destination.point) : null,
    slot: destination.kind === "store" && destination.slot ? slotText(destination.slot) : null,
    carrier: order.carrierId,
    payment: order.paymentId,
    lines: order.lines.map((line, index) => lineOf(line, index + 1)),
    taken_off_tax_incl: order.takenOffMinor,
    amount_left_tax_incl: amountDue(order),
    delivery_price_tax_incl: totals.deliveryMinor,
    payment_price_tax_incl: totals.paymentMinor,
  };
}

function storeOf({ id, name, street, city, zip, country, phone }: { [Key in StoreKey]: string }) {
  return { id, name, street, city, zip, country, phone };
}
type StoreKey = "id" | "name" | "street" | "city" | "zip" | "country" | "phone";

function lineOf(orderLine: Order["lines"][number], position: number): z.infer<typeof line> {
  const { code, name, note, quantity } = orderLine;
  return {
    position,
    code,
    name,
    note,
    quantity,
    product_id: orderLine.productId,
    variant_id: orderLine.variantId,
    variant: orderLine.variantName,
    price_tax_incl: orderLine.unitMinor,
    total_tax_incl: orderLine.lineMinor,
    discount_tax_incl: orderLine.discountMinor,
    tax_rate: orderLine.gift ? 0 : orderLine.taxBasisPoints / 100,
    gift_voucher: orderLine.gift ? toApiGift(orderLine.gift) : null,
  };
}
