import { type Currency, formatMoney } from "~/features/money/money";
import type { Settings } from "~/features/settings/settings";
import type { Discount } from "~/features/vouchers/discount";
import { discountName } from "~/features/vouchers/discountName";
import type { Translate } from "~/platform/i18n/i18n.server";
import { withoutLinks } from "~/platform/text/plainText";
import { writtenDate } from "~/platform/time/formatDate";
import type { Letter, LetterPart, LetterSection } from "~/ui/letter";
import { nextStepOf, type Order } from "../orders";
import { taxRecap } from "../placement/taxRecap";
import { billingSection, destinationSection } from "./orderEmailPlaces";

export type LetterWords = {
  /** Of the order's language, not of the page that asked. */
  t: Translate;
  currency: Currency;
  settings: Pick<Settings, "bank_account" | "shop_mail">;
  /** Absolute address of the order's page. */
  summaryUrl: string;
  /** Absolute address of the form by which the order is withdrawn from (domain 5.1). */
  withdrawalUrl: string;
};

/** The confirmation of an order: all of it, how to pay, and the right to withdraw (domain 9). */
export function orderLetter(order: Order, words: LetterWords): Letter {
  const { t } = words;
  const number = order.number;
  return {
    language: order.locale,
    subject: t("orders:mail.subject", { number }),
    title: t("orders:number", { number }),
    sections: [
      greeting(order, words),
      {
        title: t("orders:next.title"),
        parts: [t(`orders:next.${nextStepOf(order)}`), ...trialNote(order, t)].map(paragraph),
      },
      ...(order.paymentId === "transfer" && order.paidAt === null ? [paymentSection(order, words)] : []),
      linesSection(order, words),
      totalsSection(order, words),
      destinationSection(order, t),
      billingSection(order, t),
      ...(order.note ? [{ title: t("orders:address.note"), parts: [paragraph(withoutLinks(order.note))] }] : []),
      withdrawalSection(words),
    ],
  };
}

/** No letter says that money has come, or is to come, without saying that none moves. */
export function trialNote({ isTrialPayment }: Pick<Order, "isTrialPayment">, t: Translate): string[] {
  return isTrialPayment ? [t("orders:trial.text")] : [];
}

function greeting({ number, placedAt }: Order, { t, summaryUrl }: LetterWords): LetterSection {
  return {
    parts: [
      paragraph(t("orders:mail.hello")),
      paragraph(t("orders:mail.thanks", { number, date: writtenDate(placedAt) })),
      { kind: "link", text: t("orders:mail.open"), address: summaryUrl },
    ],
  };
}

export function paymentSection(
  { number, totals }: Pick<Order, "number" | "totals">,
  { t, currency, settings }: LetterWords,
): LetterSection {
  const { holder, account, iban } = settings.bank_account;
  const facts = [
    { name: t("orders:payment.holder"), value: holder },
    { name: t("orders:payment.account"), value: account },
    { name: t("orders:payment.iban"), value: iban },
    { name: t("orders:payment.symbol"), value: number },
    { name: t("orders:payment.amount"), value: formatMoney(totals.totalMinor, currency) },
  ];
  return { title: t("orders:payment.title"), parts: [{ kind: "facts", facts }] };
}

function linesSection({ lines }: Order, { t, currency }: LetterWords): LetterSection {
  const facts = lines.map(({ quantity, name, variantName, note, lineMinor }) => {
    const variant = variantName && ` (${variantName})`;
    const wish = note && `, ${t("orders:lines.note", { note: withoutLinks(note) })}`;
    return { name: `${quantity}× ${name}${variant}${wish}`, value: formatMoney(lineMinor, currency) };
  });
  return { title: t("orders:lines.title"), parts: [{ kind: "facts", facts }] };
}

function totalsSection(order: Order, { t, currency }: LetterWords): LetterSection {
  const { goodsMinor, discounts, deliveryMinor, paymentMinor, roundingMinor, totalMinor } = order.totals;
  const carrier = t(`delivery:carrier.${order.carrierId}.name`);
  const payment = t(`delivery:payment.${order.paymentId}.name`);
  const money = (amountMinor: number) => formatMoney(amountMinor, currency);
  const fee = (amountMinor: number) => (amountMinor === 0 ? t("orders:totals.free") : money(amountMinor));
  const discountFact = (discount: Discount) => ({
    name: discountName(discount, (key, values) => t(`vouchers:row.${key}`, values)),
    value: money(-discount.amountMinor),
  });
  const sums = [
    { name: t("orders:totals.goods"), value: money(goodsMinor) },
    ...discounts.filter(({ kind }) => kind !== "gift").map(discountFact),
    { name: t("orders:totals.delivery", { carrier }), value: fee(deliveryMinor) },
    { name: t("orders:totals.payment", { payment }), value: fee(paymentMinor) },
    ...(roundingMinor ? [{ name: t("orders:totals.rounding"), value: money(roundingMinor) }] : []),
    ...discounts.filter(({ kind }) => kind === "gift").map(discountFact),
    { name: t("orders:totals.total"), value: money(totalMinor), isStrong: true },
  ];
  const taxes = taxRecap(order).map(({ taxBasisPoints, netMinor, taxMinor }) => ({
    name: t("orders:tax.row", { rate: taxBasisPoints / 100, net: money(netMinor) }),
    value: money(taxMinor),
  }));
  return {
    title: t("orders:totals.title"),
    parts: [
      { kind: "facts", facts: sums },
      { kind: "facts", facts: taxes },
    ],
  };
}

function withdrawalSection({ t, settings, withdrawalUrl }: LetterWords): LetterSection {
  const email = settings.shop_mail.reply_to;
  const words = [
    t("orders:withdrawal.right"),
    t("orders:withdrawal.how", { email }),
    t("orders:withdrawal.refund"),
    t("orders:withdrawal.except"),
    t("orders:mail.seller", { seller: settings.bank_account.holder, email }),
  ];
  const link: LetterPart = { kind: "link", text: t("orders:withdrawal.link"), address: withdrawalUrl };
  return { title: t("orders:withdrawal.title"), parts: [...words.map(paragraph), link] };
}

export function paragraph(text: string): LetterPart {
  return { kind: "paragraph", text };
}
