import { carrierRules } from "~/features/delivery/carriers";
import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { formatMoney } from "~/features/money/money";
import { giftSum } from "~/features/vouchers/discount";
import { formatDay } from "~/platform/time/pragueClock";
import type { EmailBlock, EmailContent, EmailSection } from "~/ui/email";
import { amountDue, type Order } from "../orders";
import type { Actor } from "../orderTransitions";
import { type RefundMethod, refundWay } from "../refunds/refund";
import { type Shipment, trackingAddress } from "../shipping/shipment";
import { withdrawalEndsOn } from "../withdrawalPeriod";
import {
  heldUntil,
  type OrderEmailContext,
  paragraph,
  payLink,
  paymentSections,
  promise,
  trialNote,
} from "./orderEmail";
import { destinationSection } from "./orderEmailPlaces";
import { namesPayment, type OrderUpdateKind, orderUpdates } from "./orderUpdates";

/** An event of an order that its customer is e-mailed about. */
export type OrderUpdate = {
  kind: OrderUpdateKind;
  actor: Actor;
  /** The amount that was paid; without it, the e-mail names the amount due. */
  amountMinor?: number;
  /** The refund that the event makes. */
  refund?: PaidBack;
  /** The amount that is still to be refunded after the event. */
  owedMinor?: number;
  /** Documents that the event has issued; the e-mail has them as attachments. */
  documents?: readonly IssuedDocument[];
};
export type PaidBack = { amountMinor: number; method: RefundMethod };

/**
 * Builds the e-mail about an event. `order` is the order before the event, but with the shipment that the event brings;
 * `now` is the instant of the event.
 */
export function orderStatusEmail(
  order: Order,
  update: OrderUpdate,
  context: OrderEmailContext,
  now: number,
): EmailContent {
  const { t } = context;
  const { number } = order;
  return {
    language: order.locale,
    subject: t(`orders:update.${update.kind}.subject`, { number }),
    title: t(`orders:update.${textsOf(update, order)}.title`),
    sections: [
      {
        parts: [
          paragraph(t("orders:mail.hello")),
          ...sentences(order, update, context, now).map(paragraph),
          ...parcel(order, update, context, now),
        ],
      },
      ...(mentionsMoney(update, order) ? trialNote(order, t).map((note) => ({ parts: [paragraph(note)] })) : []),
      ...detailSections(order, update, context),
      {
        parts: [
          ...(orderUpdates[update.kind].linksPayment ? payLink(order, context) : []),
          { kind: "link", text: t("orders:mail.open"), address: context.summaryUrl },
          ...withdrawal(update, context),
        ],
      },
      { parts: [paragraph(t("orders:mail.seller", seller(context)))] },
    ],
  };
}

/**
 * Returns which texts the e-mail uses: gift vouchers by e-mail have texts of their own where the usual ones speak of
 * goods, and pickups where the usual ones speak of a parcel.
 */
function textsOf({ kind }: Pick<OrderUpdate, "kind">, { destination }: Pick<Order, "destination">) {
  const { giftTexts, pickupTexts } = orderUpdates[kind];
  if (giftTexts && destination.kind === "email") return giftTexts;
  return pickupTexts && destination.kind === "store" ? pickupTexts : kind;
}

function mentionsMoney({ kind }: OrderUpdate, { paidAt }: Order): boolean {
  const { isAboutMoney } = orderUpdates[kind];
  return isAboutMoney === "always" || (isAboutMoney === "when-paid" && paidAt !== null);
}

function sentences(
  order: Order,
  { kind, actor, refund, amountMinor = amountDue(order), owedMinor = 0, documents = [] }: OrderUpdate,
  { t, currency }: OrderEmailContext,
  now: number,
): string[] {
  const { number } = order;
  const amount = formatMoney(refund?.amountMinor ?? amountMinor, currency);
  const { tellsWhy, namesWithdrawalEnd, linksPayment } = orderUpdates[kind];
  const ender = actor === "customer" || actor === "shop" ? actor : "staff";
  const withdrawalEnd = formatDay(withdrawalEndsOn(order.deliveredAt ?? now, order.locale));
  const why = [
    t(`orders:update.cancelled.${ender}`),
    ...(owedMinor > 0 ? [t("orders:update.refund", { amount: formatMoney(owedMinor, currency) })] : []),
    ...(giftSum(order.totals.discounts) > 0 ? [t("orders:update.giftsBack")] : []),
  ];
  return [
    t(`orders:update.${textsOf({ kind }, order)}.text`, { number, amount }),
    ...(tellsWhy ? why : []),
    ...(refund ? [t(`orders:refund.${refundWay(refund.method, order.paymentId)}`)] : []),
    ...(linksPayment ? [heldUntil(order, t)].filter((text) => text !== undefined) : []),
    ...(namesWithdrawalEnd ? [t("orders:update.closed.withdrawal", { date: withdrawalEnd })] : []),
    ...documents.map((document) => t(`documents:${document.kind}.attached`)),
  ];
}

/** Says when the parcel arrives, who carries it, and where it can be tracked. */
function parcel(order: Order, { kind }: OrderUpdate, { t }: OrderEmailContext, now: number): EmailBlock[] {
  const { namesParcel, isPayment } = orderUpdates[kind];
  if (!namesParcel) return [];
  const { shipment, locale } = order;
  const address = shipment && trackingAddress(shipment, locale);
  return [
    ...promise(isPayment ? { ...order, paidAt: now } : order, t),
    ...(shipment ? [{ kind: "rows" as const, rows: parcelRows(shipment, t) }] : []),
    ...(address ? [{ kind: "link" as const, text: t("orders:parcel.track"), address }] : []),
  ];
}

function parcelRows({ carrierId, trackingNumber }: Shipment, t: OrderEmailContext["t"]) {
  const rows = [
    { name: t("orders:parcel.carrier"), value: carrierRules[carrierId].brand },
    { name: t("orders:parcel.number"), value: trackingNumber },
  ];
  return rows.filter(({ value }) => value !== "");
}

function detailSections(order: Order, { kind }: OrderUpdate, context: OrderEmailContext): EmailSection[] {
  const { namesDestination } = orderUpdates[kind];
  return [
    ...(namesDestination ? [destinationSection(order, context.t)] : []),
    ...(namesPayment(kind, order.paymentId) ? paymentSections(order, context) : []),
  ];
}

function withdrawal({ kind }: OrderUpdate, { t, withdrawalUrl }: OrderEmailContext) {
  if (!orderUpdates[kind].linksWithdrawal) return [];
  return [{ kind: "link" as const, text: t("orders:withdrawal.link"), address: withdrawalUrl }];
}

function seller({ settings }: OrderEmailContext) {
  return { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to };
}
