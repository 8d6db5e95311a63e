import { orderWithdrawalAddress, summaryAddress } from "~/addresses";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { letterHtml, letterText } from "~/ui/letter";
import type { OrderDesk } from "../orderDesk.server";
import type { Order } from "../orders";
import type { LetterWords } from "./orderEmail";
import { type OrderNews, orderDeedLetter } from "./orderStatusEmail";

/** Queues the letter that tells of a deed, as part of it; the same news of the same order is told once. */
export async function queueOrderLetter(desk: OrderDesk, order: Order, news: OrderNews): Promise<void> {
  const { db, now } = desk;
  const letter = orderDeedLetter(order, news, await letterWords(desk, order), now());
  const mail = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
  const address = { kind: `order-${news.kind}`, reference: order.number, recipient: order.email };
  await queueMail(db, { ...mail, ...address }, now());
}

/** All in the language in which the order was placed. */
async function letterWords({ db, environment }: OrderDesk, order: Order): Promise<LetterWords> {
  const { locale } = order;
  return {
    t: translatorFor(locale),
    currency: await readCurrency(db, locale),
    settings: await readSettings(db, locale),
    summaryUrl: `${environment.publicUrl}${summaryAddress(locale, order)}`,
    withdrawalUrl: `${environment.publicUrl}${orderWithdrawalAddress(locale, order)}`,
  };
}
