import { paymentMethods } from "~/features/delivery/paymentMethods";
import { formatMoney } from "~/features/money/money";
import { formatDay } from "~/platform/time/pragueClock";
import type { EmailContent, EmailSection } from "~/ui/email";
import type { Order } from "../orders";
import { type Actor, withdrawalEndsOn } from "../orderTransitions";
import { type OrderEmailContext, paragraph, paymentSection, trialNote } from "./orderEmail";
import { destinationSection } from "./orderEmailPlaces";
import { type OrderUpdateKind, orderUpdates } from "./orderUpdates";

/** An event of an order that its customer is e-mailed about. */
export type OrderUpdate = { kind: OrderUpdateKind; actor: Actor };

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
  { kind, actor }: OrderUpdate,
  { t, currency }: OrderEmailContext,
  now: number,
): string[] {
  const { number } = order;
  const amount = formatMoney(order.totals.totalMinor, currency);
  const { tellsWhy, namesWithdrawalEnd } = orderUpdates[kind];
  const ender = actor === "customer" || actor === "shop" ? actor : "staff";
  const why = [
    t(`orders:update.cancelled.${ender}`),
    ...(order.paidAt === null ? [] : [t("orders:update.refund", { amount })]),
  ];
  return [
    t(`orders:update.${kind}.text`, { number, amount }),
    ...(tellsWhy ? why : []),
    ...(namesWithdrawalEnd ? [t("orders:update.closed.withdrawal", { date: formatDay(withdrawalEndsOn(now)) })] : []),
  ];
}

function detailSections(order: Order, { kind }: OrderUpdate, context: OrderEmailContext): EmailSection[] {
  const { namesDestination, namesPayment } = orderUpdates[kind];
  return [
    ...(namesDestination ? [destinationSection(order, context.t)] : []),
    ...(namesPayment && paymentMethods[order.paymentId].showsBankAccount ? [paymentSection(order, context)] : []),
  ];
}

function withdrawal({ kind }: OrderUpdate, { t, withdrawalUrl }: OrderEmailContext) {
  if (!orderUpdates[kind].linksWithdrawal) return [];
  return [{ kind: "link" as const, text: t("orders:withdrawal.link"), address: withdrawalUrl }];
}

function seller({ settings }: OrderEmailContext) {
  return { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to };
}
