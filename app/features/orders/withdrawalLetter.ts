import type { Settings } from "~/features/settings/settings";
import type { Translate } from "~/platform/i18n/i18n.server";
import { writtenInstant } from "~/platform/writtenDate";
import type { Letter } from "~/ui/letter";

import { paragraph } from "./orderLetter";
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
  const seller = { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to };
  return {
    language: locale,
    subject: t("orders:withdraw.letter.subject", { number: orderNumber }),
    title: t("orders:withdraw.letter.title"),
    sections: [
      { parts: [paragraph(t("orders:mail.hello")), paragraph(t("orders:withdraw.letter.text"))] },
      { title: t("orders:withdraw.statement"), parts: [{ kind: "facts", facts }] },
      {
        title: t("orders:withdraw.next"),
        parts: [paragraph(t("orders:withdraw.sendBack")), paragraph(t("orders:withdraw.refund"))],
      },
      { parts: [paragraph(t("orders:mail.seller", seller))] },
    ],
  };
}
