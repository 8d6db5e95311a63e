import { paragraph } from "~/features/orders/email/orderEmail";
import { isOrderNumber } from "~/features/orders/orders";
import type { Settings } from "~/features/settings/settings";
import type { Translate } from "~/platform/i18n/i18n.server";
import { writtenInstant } from "~/platform/time/formatDate";
import type { Letter, LetterSection } from "~/ui/letter";
import type { Statement } from "./withdrawal";

type Words = { t: Translate; settings: Pick<Settings, "bank_account" | "shop_mail"> };

/** The receipt of a withdrawal: what was stated, when, and how the goods go back. It tells nothing that was not stated. */
export function withdrawalLetter(statement: Statement, { t, settings }: Words, now: number): Letter {
  const { locale, orderNumber, name, email } = statement;
  const facts = [
    { name: t("orders:withdraw.name"), value: name },
    { name: t("orders:withdraw.orderNumber"), value: orderNumber },
    { name: t("orders:withdraw.email"), value: email },
    {
      name: t("orders:withdraw.goodsShort"),
      value: statement.goods || t("orders:withdraw.whole"),
    },
    { name: t("orders:withdraw.at"), value: writtenInstant(now) },
  ];
  return {
    language: locale,
    subject: t("orders:withdraw.letter.subject", { number: orderNumber }),
    title: t("orders:withdraw.letter.title"),
    sections: [
      { parts: [paragraph(t("orders:mail.hello")), paragraph(t("orders:withdraw.letter.text"))] },
      { title: t("orders:withdraw.statement"), parts: [{ kind: "facts", facts }] },
      ...closing({ t, settings }),
    ],
  };
}

/**
 * The receipt to an address with which no such order was placed: nothing that was typed is in it but a number that an
 * order could have, so that nobody sends words or links to strangers through the shop.
 */
export function strangersWithdrawalLetter(statement: Statement, { t, settings }: Words, now: number): Letter {
  const { locale, goods } = statement;
  const number = statement.orderNumber.replace(/\s/g, "");
  const facts = [
    ...(isOrderNumber(number) ? [{ name: t("orders:withdraw.orderNumber"), value: number }] : []),
    { name: t("orders:withdraw.goodsShort"), value: t(`orders:withdraw.${goods === "" ? "whole" : "described"}`) },
    { name: t("orders:withdraw.at"), value: writtenInstant(now) },
  ];
  return {
    language: locale,
    subject: t("orders:withdraw.letter.plainSubject"),
    title: t("orders:withdraw.letter.title"),
    sections: [
      { parts: [paragraph(t("orders:mail.hello")), paragraph(t("orders:withdraw.letter.unmatched"))] },
      { parts: [{ kind: "facts", facts }, paragraph(t("orders:withdraw.letter.notYou"))] },
      ...closing({ t, settings }),
    ],
  };
}

/** How the goods go back and who writes. */
function closing({ t, settings }: Words): LetterSection[] {
  const seller = { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to };
  return [
    {
      title: t("orders:withdraw.next"),
      parts: [paragraph(t("orders:withdraw.sendBack")), paragraph(t("orders:withdraw.refund"))],
    },
    { parts: [paragraph(t("orders:mail.seller", seller))] },
  ];
}
