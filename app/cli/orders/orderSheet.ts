import { addressLines, companyNumbers } from "~/features/checkout/contact/addressLines";
import type { Address } from "~/features/checkout/contact/contact";
import { countryName } from "~/features/customers/addressBook/countryName";
import { formatPhone } from "~/features/customers/addressBook/phone";
import { type Currency, formatMoney } from "~/features/money/money";
import type { Order } from "~/features/orders/orders";
import { type Ledger, owedMinor, paidMinor, returnedMinor } from "~/features/orders/refunds/refund";
import { promisedDay, trackingAddress } from "~/features/orders/shipping/shipment";
import type { readPicking, StaffOrderDetails } from "~/features/orders/staffOrders.queries.server";
import { pointAddress } from "~/features/pickupPoints/pointTexts";
import { discountName } from "~/features/vouchers/discountName";
import type { OrderWithdrawal } from "~/features/withdrawals/returns.queries.server";
import { refundDueOn } from "~/features/withdrawals/settlement";
import { withdrawalStates } from "~/features/withdrawals/withdrawalStates";
import type { WithdrawalState } from "~/platform/database/schema";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";

export type SheetContext = {
  currency: Currency;
  details: StaffOrderDetails;
  ledger: Ledger;
  picking: Awaited<ReturnType<typeof readPicking>>;
  /** Positions of the lines that are made or altered for the customer. */
  altered: readonly number[];
  withdrawals: readonly OrderWithdrawal[];
};

/** Names of carriers, payments and countries are Czech, as in the shop's own offices. */
const t = translatorFor("cs");

/** An order on paper: where it goes, what is in it, where that lies, and what is paid. */
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
    paidAt === null ? "unpaid" : `paid ${formatDateTime(paidAt)} by ${paidBy ?? "unknown"}`,
    isTrialPayment ? "TRIAL payment: no money moves" : "",
    returned > 0 ? `paid back ${money(returned)} of ${money(paidMinor(ledger.payments))}` : "",
    owed > 0 ? `to be paid back ${money(owed)}` : "",
    refundDueAt === null ? "" : `REFUND due since ${formatDateTime(refundDueAt)}`,
    withdrawnAt === null ? "" : `withdrawn from ${formatDateTime(withdrawnAt)}`,
  ];
  const name = `${t(`delivery:payment.${paymentId}.name`)} (${paymentId})`;
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
  if (destination.kind === "store") return storeLines(order, destination.store);
  if (destination.kind === "address") return parcelLines(destination.address);
  const { code, name } = destination.point;
  return [`point ${code}: ${name}, ${pointAddress(destination.point)}`, `for ${billing.firstname} ${billing.lastname}`];
}

function storeLines({ billing }: Order, { name, street, zip, city }: { [Key in "name" | PlaceKey]: string }): string[] {
  return [`${name}, ${street}, ${zip} ${city}`, `for ${billing.firstname} ${billing.lastname}`];
}
type PlaceKey = "street" | "zip" | "city";

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

/** What was withdrawn from, in which state, and until when its money is due. */
function withdrawalLines({ withdrawals, currency }: SheetContext): string[] {
  if (withdrawals.length === 0) return [];
  const lines = withdrawals.map(({ number, state, confirmedAt, refundMinor, reason, pieces }) => {
    const facts = [
      `${number}. ${state}`,
      pieces.map(({ linePosition, quantity }) => `${quantity}x line ${linePosition}`).join(", ") ||
        "CHECK what it is about",
      ...(refundMinor > 0 ? [formatMoney(refundMinor, currency)] : []),
      ...(withdrawalStates[state].isOpen ? [`pay back by ${formatDay(refundDueOn(confirmedAt))}`] : []),
      ...(reason ? [`(${reason})`] : []),
    ];
    return indented(facts.join("  "));
  });
  return ["", "WITHDRAWALS", ...lines];
}

function goodsLines(
  { lines }: Order,
  index: number,
  { currency, picking, altered, withdrawals }: SheetContext,
): string[] {
  const line = lines[index];
  if (!line) return [];
  const position = index + 1;
  const { quantity, code, name, variantName, lineMinor, note } = line;
  const places = picking
    .filter((one) => one.position === position)
    .map((one) => `${one.quantity}x ${one.name ?? one.storeId} (${one.storeId})`);
  return [
    `  ${position}. ${quantity}x ${code} ${name} ${variantName}  ${formatMoney(lineMinor, currency)}`,
    `     pick ${places.join(", ") || "nowhere: no place is known"}`,
    ...(note ? [`     message for the gift: ${note}`] : []),
    ...(altered.includes(position) ? ["     altered for the customer"] : []),
    ...withdrawals.flatMap(({ state, pieces }) =>
      withdrawalStates[state].isVoid
        ? []
        : pieces.filter((piece) => piece.linePosition === position).map(withdrawnLine(state)),
    ),
  ];
}

function withdrawnLine(state: WithdrawalState) {
  return ({ quantity, backQuantity }: OrderWithdrawal["pieces"][number]) =>
    `     WITHDRAWN ${quantity}x, ${state}, ${backQuantity} back`;
}

function totalLines({ totals }: Order, currency: Currency): string[] {
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
  ];
  return ["TOTALS", ...sums.map(indented)];
}

function indented(line: string): string {
  return `  ${line}`;
}
