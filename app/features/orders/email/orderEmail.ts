import { giftFacts } from "~/features/cart/gift/giftFacts";
import { type Currency, formatMoney, formatPercent } from "~/features/money/money";
import { paymentCodeCid, paymentPicturePx } from "~/features/payments/paymentCode";
import { isOnline } from "~/features/payments/payments";
import { showsAccount } from "~/features/settings/bankAccount";
import type { Settings } from "~/features/settings/settings";
import { type Discount, isPaidByGifts } from "~/features/vouchers/discount";
import { discountName } from "~/features/vouchers/discountName";
import { discountKinds } from "~/features/vouchers/voucherKinds";
import type { Translate } from "~/platform/i18n/i18n.server";
import { withoutLinks } from "~/platform/text/plainText";
import { formatDate, formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import type { EmailBlock, EmailContent, EmailSection } from "~/ui/email";
import { amountDue, nextStepKey, type Order, type OrderLine } from "../orders";
import { isPayable, paymentDeadlineAt } from "../orderTransitions";
import { dueText } from "../payment/dueText";
import { formattedDue } from "../payment/paymentDue";
import { cardPaymentId } from "../payment/paymentPlaces";
import { transferCode, transferDue } from "../payment/transferCode";
import { exactTax, taxRecap } from "../placement/taxRecap";
import { promisedDay } from "../shipping/shipment";
import { contractSection, withdrawalSection } from "./orderEmailLaw";
import { billingSection, destinationSection } from "./orderEmailPlaces";

export type OrderEmailContext = {
  /** Translates to the order's language, not to that of the current page. */
  t: Translate;
  currency: Currency;
  settings: Pick<Settings, "bank_account" | "shop_mail" | "company">;
  /** The version of the attached texts of law; null or undefined when none is attached. */
  termsId?: string | null;
  /** Absolute URL of the order's page, on which the order can also be paid. */
  summaryUrl: string;
  /** Absolute URL of the order's withdrawal form (domain 5.1). */
  withdrawalUrl: string;
};

/** Builds the order confirmation: the order's contents, how to pay, and the right of withdrawal (domain 9). */
export function orderEmail(order: Order, context: OrderEmailContext): EmailContent {
  const { t } = context;
  const number = order.number;
  return {
    language: order.locale,
    subject: t("orders:mail.subject", { number }),
    title: t("orders:number", { number }),
    sections: [
      greeting(order, context),
      {
        title: t("orders:next.title"),
        parts: [
          paragraph(nextStep(order, context)),
          ...trialNote(order, t).map(paragraph),
          ...promise(order, t),
          ...invoiceNote(order, t).map(paragraph),
        ],
      },
      ...paymentSections(order, context),
      linesSection(order, context),
      totalsSection(order, context),
      destinationSection(order, t),
      billingSection(order, t),
      ...(order.note ? [{ title: t("orders:address.note"), parts: [paragraph(withoutLinks(order.note))] }] : []),
      contractSection(context, order.locale),
      withdrawalSection(context),
    ],
  };
}

/** Returns a paragraph with the day by which the parcel arrives; empty when no day can be promised. */
export function promise(order: Order, t: Translate): EmailBlock[] {
  const day = promisedDay(order);
  return day === null ? [] : [paragraph(t("orders:parcel.promised", { date: formatDay(day) }))];
}

/**
 * Says that the invoice is attached. An order that gift vouchers pay in full has its invoice as soon as it is placed.
 */
function invoiceNote({ paidAt }: Order, t: Translate): string[] {
  return paidAt === null ? [] : [t("documents:invoice.attached")];
}

/** Says until when the goods are held while the shop waits for a card payment; otherwise it says what happens next. */
function nextStep(order: Order, { t }: OrderEmailContext): string {
  return heldUntil(order, t) ?? t(`orders:next.${nextStepKey(order)}`);
}

/**
 * Says until when the shop waits for a card payment, and holds the goods, which gift vouchers by e-mail do not need.
 * Returns undefined when no card payment is expected.
 */
export function heldUntil(order: Order, t: Translate): string | undefined {
  const until = isOnline(order) && isPayable(order) ? paymentDeadlineAt(order) : undefined;
  if (until === undefined) return undefined;
  const key = order.destination.kind === "email" ? "payableUntil" : "heldUntil";
  return t(`orders:mail.${key}`, { until: formatDateTime(until) });
}

/** Returns a link to the card payment on the order's page; empty when no card payment is expected. */
export function payLink(order: Order, { t, summaryUrl }: OrderEmailContext): EmailBlock[] {
  if (!isOnline(order) || !isPayable(order)) return [];
  return [{ kind: "link", text: t("orders:mail.pay"), address: `${summaryUrl}#${cardPaymentId}` }];
}

/** Says that no money moves, which every e-mail about the payment of a test order must say. */
export function trialNote({ isTrialPayment }: Pick<Order, "isTrialPayment">, t: Translate): string[] {
  return isTrialPayment ? [t("orders:trial.text")] : [];
}

function greeting(order: Order, context: OrderEmailContext): EmailSection {
  const { number, placedAt } = order;
  const { t, summaryUrl } = context;
  return {
    parts: [
      paragraph(t("orders:mail.hello")),
      paragraph(t("orders:mail.thanks", { number, date: formatDate(placedAt) })),
      ...payLink(order, context),
      { kind: "link", text: t("orders:mail.open"), address: summaryUrl },
    ],
  };
}

/**
 * Returns the details of the bank transfer that the order waits for, as text and as a code for banking apps; empty when
 * it waits for none.
 */
export function paymentSections(order: Order, context: OrderEmailContext): EmailSection[] {
  const { t, currency, settings } = context;
  const due = transferDue(order);
  if (due === null) return [];
  const { holder, account, iban } = settings.bank_account;
  const rows = [
    { name: t("orders:payment.amount"), value: formatMoney(amountDue(order), currency) },
    ...(showsAccount[order.locale] ? [{ name: t("orders:payment.account"), value: account }] : []),
    { name: t("orders:payment.iban"), value: iban },
    { name: t("orders:payment.symbol"), value: order.number },
    { name: t("orders:payment.due"), value: dueText(formattedDue(due), (key, values) => t(`orders:${key}`, values)) },
    { name: t("orders:payment.holder"), value: holder },
  ];
  const picture: EmailBlock[] = transferCode(order, context)
    ? [{ kind: "picture", cid: paymentCodeCid, alt: t("orders:payment.code"), sizePx: paymentPicturePx }]
    : [];
  const hint = picture.length > 0 ? [paragraph(t("orders:payment.codeHint"))] : [];
  return [{ title: t("orders:payment.title"), parts: [{ kind: "rows", rows }, ...picture, ...hint] }];
}

function linesSection({ lines }: Order, { t, currency }: OrderEmailContext): EmailSection {
  const rows = lines.map((line) => ({ name: lineText(line, t), value: formatMoney(line.lineMinor, currency) }));
  return { title: t("orders:lines.title"), parts: [{ kind: "rows", rows }] };
}

function lineText({ quantity, name, variantName, note, gift }: OrderLine, t: Translate): string {
  const goods = `${quantity}× ${name}${variantName && ` (${variantName})`}`;
  const facts = gift
    ? giftFacts(gift, gift.sentAt, (key, values) =>
        t(`vouchers:gift.line.${key}`, { ...values, name: withoutLinks(values.name) }),
      )
    : [];
  const message = note ? [t("orders:lines.note", { note: withoutLinks(note) })] : [];
  return [goods, ...facts, ...message].join(" · ");
}

function totalsSection(order: Order, { t, currency }: OrderEmailContext): EmailSection {
  const { goodsMinor, discounts, deliveryMinor, paymentMinor, roundingMinor, totalMinor } = order.totals;
  const carrier = t(`delivery:carrier.${order.carrierId}.name`);
  const payment = t(`delivery:payment.${order.paymentId}.name`);
  const money = (amountMinor: number) => formatMoney(amountMinor, currency);
  const fee = (amountMinor: number) => (amountMinor === 0 ? t("orders:totals.free") : money(amountMinor));
  const discountRow = (discount: Discount) => ({
    name: discountName(discount, (key, values) => t(`vouchers:row.${key}`, values)),
    value: money(-discount.amountMinor),
  });
  const sums = [
    { name: t("orders:totals.goods"), value: money(goodsMinor) },
    ...discounts.filter(({ kind }) => !discountKinds[kind].isPayment).map(discountRow),
    { name: t("orders:totals.delivery", { carrier }), value: fee(deliveryMinor) },
    ...(isPaidByGifts(order.totals)
      ? []
      : [{ name: t("orders:totals.payment", { payment }), value: fee(paymentMinor) }]),
    ...(roundingMinor ? [{ name: t("orders:totals.rounding"), value: money(roundingMinor) }] : []),
    ...discounts.filter(({ kind }) => discountKinds[kind].isPayment).map(discountRow),
    { name: t("orders:totals.total"), value: money(totalMinor), isStrong: true },
  ];
  const taxes = taxRecap(order).map((row) => {
    const { net, tax } = exactTax(row, currency);
    return { name: t("orders:tax.row", { rate: formatPercent(row.taxBasisPoints), net }), value: tax };
  });
  return {
    title: t("orders:totals.title"),
    parts: [
      { kind: "rows", rows: sums },
      { kind: "rows", rows: taxes },
    ],
  };
}

export function paragraph(text: string): EmailBlock {
  return { kind: "paragraph", text };
}
