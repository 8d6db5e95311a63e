import { addressLines, companyNumbers } from "~/features/checkout/contact/addressLines";
import type { Address } from "~/features/checkout/contact/contact";
import { countryName } from "~/features/customers/addressBook/countryName";
import { formatPhone } from "~/features/customers/addressBook/phone";
import { slotName } from "~/features/delivery/slotNames";
import { type Currency, formatMoney } from "~/features/money/money";
import { amountDue, type Destination, type Order } from "~/features/orders/orders";
import { owedMinor, paidMinor, returnedMinor } from "~/features/orders/refunds/refund";
import { promisedDay, trackingAddress } from "~/features/orders/shipping/shipment";
import { pointAddress } from "~/features/pickupPoints/pointTexts";
import { isPaidByGifts } from "~/features/vouchers/discount";
import { discountName } from "~/features/vouchers/discountName";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";

import { payerOf } from "./orderHistory";
import { goodsLines, indented, type SheetContext, withdrawalLines } from "./orderSheetGoods";

/** Names of carriers, payments and countries are in Czech, the language of the shop's own offices. */
const t = translatorFor("cs");

/**
 * Returns the lines of an order's packing sheet: where it goes, what is in it, where the pieces are, and what is paid.
 */
export function packingSheet(order: Order, context: SheetContext): string[] {
  const { number, state, placedAt, locale, note } = order;
  return [
    `ORDER ${number}  ${state}  placed ${formatDateTime(placedAt)}  shop version ${locale}`,
    ...(note ? ["NOTE OF THE CUSTOMER", indented(note)] : []),
    "",
    ...paymentLines(order, context),
    "",
    ...destinationLines(order),
    "",
    ...billingLines(order),
    "",
    "GOODS",
    ...order.lines.flatMap((_line, index) => goodsLines(order, index, context)),
    ...withdrawalLines(context),
    "",
    ...totalLines(order, context.currency),
  ];
}

function paymentLines(order: Order, { currency, details, ledger }: SheetContext): string[] {
  const { paidAt, isTrialPayment, paymentId } = order;
  const { paidBy, refundDueAt, withdrawnAt } = details;
  const money = (amountMinor: number) => formatMoney(amountMinor, currency);
  const [returned, owed] = [returnedMinor(ledger.refunds), owedMinor(order, ledger)];
  const facts = [
    paidAt === null ? "unpaid" : `paid ${formatDateTime(paidAt)} by ${paidBy ?? payerOf(order)}`,
    isTrialPayment ? "TRIAL payment: no money moves" : "",
    returned > 0 ? `paid back ${money(returned)} of ${money(paidMinor(ledger.payments))}` : "",
    owed > 0 ? `to be paid back ${money(owed)}` : "",
    refundDueAt === null ? "" : `REFUND due since ${formatDateTime(refundDueAt)}`,
    withdrawnAt === null ? "" : `all pieces given back ${formatDateTime(withdrawnAt)}`,
  ];
  const chosen = `${t(`delivery:payment.${paymentId}.name`)} (${paymentId})`;
  const name = isPaidByGifts(order.totals) ? t("orders:totals.byGift") : chosen;
  return ["PAYMENT", indented(name), indented(facts.filter(Boolean).join(", "))];
}

function destinationLines(order: Order): string[] {
  const { carrierId, destination, email, phone, shipment } = order;
  const name = `${t(`delivery:carrier.${carrierId}.name`)} (${carrierId})`;
  const day = promisedDay(order);
  return [
    destination.kind === "store" ? "PICKUP" : "SEND TO",
    indented(name),
    ...placeLines(order).map(indented),
    indented(`${formatPhone(phone)}  ${email}`),
    ...(day ? [indented(`promised by ${formatDay(day)}`)] : []),
    ...(shipment ? shipmentLines(shipment).map(indented) : []),
  ];
}

function placeLines(order: Order): string[] {
  const { destination, billing } = order;
  if (destination.kind === "store") return storeLines(order, destination);
  if (destination.kind === "address") return parcelLines(destination.address);
  if (destination.kind === "email") return [`gift vouchers by e-mail, for ${billing.firstname} ${billing.lastname}`];
  const { code, name } = destination.point;
  return [`point ${code}: ${name}, ${pointAddress(destination.point)}`, `for ${billing.firstname} ${billing.lastname}`];
}

function storeLines({ billing }: Order, { store, slot }: Extract<Destination, { kind: "store" }>): string[] {
  const { name, street, zip, city } = store;
  return [
    `${name}, ${street}, ${zip} ${city}`,
    ...(slot ? [`collected ${slotName(slot, t)}`] : []),
    `for ${billing.firstname} ${billing.lastname}`,
  ];
}

function parcelLines(address: Address): string[] {
  return addressLines(address, countryName(address.country, "cs"));
}

function shipmentLines(shipment: NonNullable<Order["shipment"]>): string[] {
  const { carrierId, trackingNumber, shippedAt } = shipment;
  const address = trackingAddress(shipment, "cs");
  return [`sent ${formatDateTime(shippedAt)} by ${carrierId}, ${trackingNumber}`, ...(address ? [address] : [])];
}

function billingLines({ billing }: Order): string[] {
  const lines = [...parcelLines(billing), ...companyNumbers(billing, t)];
  return ["INVOICE TO", ...lines.map(indented)];
}

function totalLines({ totals, takenOffMinor, paidAt }: Order, currency: Currency): string[] {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency);
  const discounts = totals.discounts.map(
    (discount) =>
      `${discountName(discount, (key, values) => t(`vouchers:row.${key}`, values))}: ${money(-discount.amountMinor)}`,
  );
  const sums = [
    `goods: ${money(totals.goodsMinor)}`,
    ...discounts,
    `delivery: ${money(totals.deliveryMinor)}`,
    `payment: ${money(totals.paymentMinor)}`,
    ...(totals.roundingMinor ? [`rounding: ${money(totals.roundingMinor)}`] : []),
    `TOTAL: ${money(totals.totalMinor)}`,
    ...(takenOffMinor > 0
      ? [
          `withdrawn and claimed: ${money(-takenOffMinor)}`,
          `${paidAt === null ? "LEFT TO PAY" : "LEFT"}: ${money(amountDue({ totals, takenOffMinor }))}`,
        ]
      : []),
  ];
  return ["TOTALS", ...sums.map(indented)];
}
