import { orderWithdrawalAddress, summaryAddress } from "~/addresses";
import type { WholeCheckout } from "~/features/checkout/checkout";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { queueMail } from "~/platform/mail/outbox.queries.server";
import { letterHtml, letterText } from "~/ui/letter";
import type { Order } from "../orders";
import { orderLetter } from "./orderEmail";

type Confirmation = Omit<Parameters<typeof queueMail>[1], "secretUntil">;

/** The letter that confirms an order, ready to be queued, under whatever number the order has so far. */
export function confirmationOf(
  { publicUrl }: { publicUrl: string },
  order: Order,
  { currency, settings }: WholeCheckout,
): Confirmation {
  const summaryUrl = `${publicUrl}${summaryAddress(order.locale, order)}`;
  const withdrawalUrl = `${publicUrl}${orderWithdrawalAddress(order.locale, order)}`;
  const t = translatorFor(order.locale);
  const letter = orderLetter(order, { t, currency, settings, summaryUrl, withdrawalUrl });
  const words = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
  return { ...words, kind: "order-confirmation", reference: order.number, recipient: order.email };
}

/** The same with the order's own number in place of a provisional one, which must be like no other word in it. */
export function numbered(confirmation: Confirmation, provisional: string, number: string): Confirmation {
  const write = (words: string) => words.replaceAll(provisional, number);
  const { subject, text, html, reference } = confirmation;
  return {
    ...confirmation,
    ...{ subject: write(subject), text: write(text), html: write(html), reference: write(reference) },
  };
}
