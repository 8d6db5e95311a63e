import { paragraph } from "~/features/orders/email/orderEmail";
import { isOrderNumber } from "~/features/orders/orders";
import { returnAddress } from "~/features/settings/company";
import type { Settings } from "~/features/settings/settings";
import type { Translate } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { formatDateTime } from "~/platform/time/formatDate";
import type { EmailContent, EmailSection } from "~/ui/email";
import type { WithdrawalStatement } from "./withdrawal";

type EmailContext = { t: Translate; settings: Pick<Settings, "bank_account" | "shop_mail" | "company"> };

/**
 * Renders the receipt of a withdrawal: its content, its time, and how to return the goods. It contains only what the
 * customer stated.
 */
export function withdrawalEmail(
  statement: WithdrawalStatement,
  { t, settings }: EmailContext,
  now: number,
): EmailContent {
  const { locale, orderNumber, name, email } = statement;
  const rows = [
    { name: t("orders:withdraw.name"), value: name },
    { name: t("orders:withdraw.orderNumber"), value: orderNumber },
    { name: t("orders:withdraw.email"), value: email },
    {
      name: t("orders:withdraw.goodsShort"),
      value: statement.goods || t("orders:withdraw.whole"),
    },
    { name: t("orders:withdraw.at"), value: formatDateTime(now) },
  ];
  return {
    language: locale,
    subject: t("orders:withdraw.mail.subject", { number: orderNumber }),
    title: t("orders:withdraw.mail.title"),
    sections: [
      { parts: [paragraph(t("orders:mail.hello")), paragraph(t("orders:withdraw.mail.text"))] },
      { title: t("orders:withdraw.statement"), parts: [{ kind: "rows", rows }] },
      ...closing(locale, { t, settings }),
    ],
  };
}

/**
 * Renders the receipt for an address with which no such order was placed. Of the typed text it contains only a
 * well-formed order number, so that nobody can send text or links to strangers through the shop.
 */
export function unmatchedWithdrawalEmail(
  statement: WithdrawalStatement,
  { t, settings }: EmailContext,
  now: number,
): EmailContent {
  const { locale, goods } = statement;
  const number = statement.orderNumber.replace(/\s/g, "");
  const rows = [
    ...(isOrderNumber(number) ? [{ name: t("orders:withdraw.orderNumber"), value: number }] : []),
    { name: t("orders:withdraw.goodsShort"), value: t(`orders:withdraw.${goods === "" ? "whole" : "described"}`) },
    { name: t("orders:withdraw.at"), value: formatDateTime(now) },
  ];
  return {
    language: locale,
    subject: t("orders:withdraw.mail.plainSubject"),
    title: t("orders:withdraw.mail.title"),
    sections: [
      { parts: [paragraph(t("orders:mail.hello")), paragraph(t("orders:withdraw.mail.unmatched"))] },
      { parts: [{ kind: "rows", rows }, paragraph(t("orders:withdraw.mail.notYou"))] },
      ...closing(locale, { t, settings }),
    ],
  };
}

/** Renders how to return the goods, and the name of the seller. */
function closing(locale: Locale, { t, settings }: EmailContext): EmailSection[] {
  const seller = { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to };
  return [
    {
      title: t("orders:withdraw.next"),
      parts: [
        paragraph(t("orders:withdraw.unsent")),
        paragraph(t("orders:withdraw.sendBack", { address: returnAddress(settings.company, locale) })),
        paragraph(t("orders:withdraw.refund")),
      ],
    },
    { parts: [paragraph(t("orders:mail.seller", seller))] },
  ];
}
