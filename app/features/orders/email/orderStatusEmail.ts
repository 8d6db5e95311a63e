import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { formatMoney } from "~/features/money/money";
import { giftSum } from "~/features/vouchers/discount";
import { formatDay } from "~/platform/time/pragueClock";
import type { EmailContent, EmailSection } from "~/ui/email";
import type { Order } from "../orders";
import { type Actor, withdrawalEndsOn } from "../orderTransitions";
import { heldUntil, type OrderEmailContext, paragraph, payLink, paymentSections, trialNote } from "./orderEmail";
import { destinationSection } from "./orderEmailPlaces";
import { type OrderUpdateKind, orderUpdates } from "./orderUpdates";

/** An event of an order that its customer is e-mailed about. */
export type OrderUpdate = {
  kind: OrderUpdateKind;
  actor: Actor;
  /** Documents that the event has issued: the e-mail carries them. */
  documents?: readonly IssuedDocument[];
};

/** `order` is the order before the event; `now` is the instant of the event. */
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
    title: t(`orders:update.${update.kind}.title`),
    sections: [
      { parts: [paragraph(t("orders:mail.hello")), ...sentences(order, update, context, now).map(paragraph)] },
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

function mentionsMoney({ kind }: OrderUpdate, { paidAt }: Order): boolean {
  const { isAboutMoney } = orderUpdates[kind];
  return isAboutMoney === "always" || (isAboutMoney === "when-paid" && paidAt !== null);
}

function sentences(
  order: Order,
  { kind, actor, documents = [] }: OrderUpdate,
  { t, currency }: OrderEmailContext,
  now: number,
): string[] {
  const { number } = order;
  const amount = formatMoney(order.totals.totalMinor, currency);
  const { tellsWhy, namesWithdrawalEnd, linksPayment } = orderUpdates[kind];
  const ender = actor === "customer" || actor === "shop" ? actor : "staff";
  const why = [
    t(`orders:update.cancelled.${ender}`),
    ...(order.paidAt !== null && order.totals.totalMinor > 0 ? [t("orders:update.refund", { amount })] : []),
    ...(giftSum(order.totals.discounts) > 0 ? [t("orders:update.giftsBack")] : []),
  ];
  return [
    t(`orders:update.${kind}.text`, { number, amount }),
    ...(tellsWhy ? why : []),
    ...(linksPayment ? [heldUntil(order, t)].filter((text) => text !== undefined) : []),
    ...(namesWithdrawalEnd ? [t("orders:update.closed.withdrawal", { date: formatDay(withdrawalEndsOn(now)) })] : []),
    ...documents.map((document) => t(`documents:${document.kind}.attached`)),
  ];
}

function detailSections(order: Order, { kind }: OrderUpdate, context: OrderEmailContext): EmailSection[] {
  const { namesDestination, namesPayment } = orderUpdates[kind];
  return [
    ...(namesDestination ? [destinationSection(order, context.t)] : []),
    ...(namesPayment ? paymentSections(order, context) : []),
  ];
}

function withdrawal({ kind }: OrderUpdate, { t, withdrawalUrl }: OrderEmailContext) {
  if (!orderUpdates[kind].linksWithdrawal) return [];
  return [{ kind: "link" as const, text: t("orders:withdrawal.link"), address: withdrawalUrl }];
}

function seller({ settings }: OrderEmailContext) {
  return { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to };
}
