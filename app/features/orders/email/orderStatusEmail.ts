import { formatMoney } from "~/features/money/money";
import { writtenDay } from "~/platform/time/pragueClock";
import type { Letter, LetterSection } from "~/ui/letter";
import { type Actor, withdrawalEndsOn } from "../orderMoves";
import type { Order } from "../orders";
import { type LetterWords, paragraph, paymentSection, trialNote } from "./orderEmail";
import { destinationSection } from "./orderEmailPlaces";

/** What has happened to an order, or is wanted of its customer, that a letter tells. */
export type OrderNews = {
  kind: "pending" | "ready" | "closed" | "cancelled" | "paid" | "paidLate" | "reminder";
  actor: Actor;
};

/** `order` is as it was before; `now` is when it happened. */
export function orderDeedLetter(order: Order, news: OrderNews, words: LetterWords, now: number): Letter {
  const { t } = words;
  const { number } = order;
  return {
    language: order.locale,
    subject: t(`orders:deed.${news.kind}.subject`, { number }),
    title: t(`orders:deed.${news.kind}.title`),
    sections: [
      { parts: [paragraph(t("orders:mail.hello")), ...sentences(order, news, words, now).map(paragraph)] },
      ...(tellsOfMoney(news, order) ? trialNote(order, t).map((note) => ({ parts: [paragraph(note)] })) : []),
      ...facts(order, news, words),
      { parts: [{ kind: "link", text: t("orders:mail.open"), address: words.summaryUrl }, ...withdrawal(news, words)] },
      { parts: [paragraph(t("orders:mail.seller", seller(words)))] },
    ],
  };
}

function tellsOfMoney({ kind }: OrderNews, { paidAt }: Order): boolean {
  return kind === "paid" || kind === "paidLate" || kind === "reminder" || (kind === "cancelled" && paidAt !== null);
}

function sentences(order: Order, { kind, actor }: OrderNews, { t, currency }: LetterWords, now: number): string[] {
  const { number } = order;
  const amount = formatMoney(order.totals.totalMinor, currency);
  const text = t(`orders:deed.${kind}.text`, { number, amount });
  if (kind === "cancelled") {
    const why = actor === "customer" || actor === "shop" ? actor : "staff";
    const money = order.paidAt === null ? [] : [t("orders:deed.refund", { amount })];
    return [text, t(`orders:deed.cancelled.${why}`), ...money];
  }
  if (kind !== "closed") return [text];
  return [text, t("orders:deed.closed.withdrawal", { date: writtenDay(withdrawalEndsOn(now)) })];
}

function facts(order: Order, { kind }: OrderNews, words: LetterWords): LetterSection[] {
  if (kind === "ready") return [destinationSection(order, words.t)];
  return kind === "reminder" && order.paymentId === "transfer" ? [paymentSection(order, words)] : [];
}

function withdrawal({ kind }: OrderNews, { t, withdrawalUrl }: LetterWords) {
  if (kind !== "pending" && kind !== "ready" && kind !== "closed") return [];
  return [{ kind: "link" as const, text: t("orders:withdrawal.link"), address: withdrawalUrl }];
}

function seller({ settings }: LetterWords) {
  return { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to };
}
