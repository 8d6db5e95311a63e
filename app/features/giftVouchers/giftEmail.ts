import { addressOf } from "~/addresses";
import { type Currency, formatMoneyInProse } from "~/features/money/money";
import type { Translate } from "~/platform/i18n/i18n.server";
import { formatDay } from "~/platform/time/pragueClock";
import type { EmailContent } from "~/ui/email";
import { lastDayBefore } from "./giftPeriod";
import type { IssuedGift } from "./issuedGift.queries.server";

export type GiftTextContext = { t: Translate; currency: Currency; publicUrl: string };

/** Renders the e-mail with a gift voucher: to the recipient with the buyer's name, or to the buyer. */
export function giftEmail(gift: IssuedGift, { t, currency, publicUrl }: GiftTextContext): EmailContent {
  const { locale, recipientEmail, firstname, lastname, message } = gift;
  const value = formatMoneyInProse(gift.valueMinor ?? 0, currency);
  const isForOther = recipientEmail !== "";
  const intro = isForOther
    ? t("vouchers:gift.mail.from", { name: `${firstname} ${lastname}`, value })
    : t("vouchers:gift.mail.own", { number: gift.number });
  const rows = [
    { name: t("vouchers:gift.paper.value"), value },
    { name: t("vouchers:gift.paper.code"), value: gift.code, isStrong: true },
    { name: t("vouchers:gift.paper.until"), value: formatDay(lastDayBefore(gift.activeToAt ?? 0)) },
  ];
  return {
    language: locale,
    subject: t("vouchers:gift.mail.subject", { value }),
    title: t("vouchers:gift.mail.title", { value }),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("vouchers:gift.mail.hello") },
          { kind: "paragraph", text: intro },
          ...(message && isForOther ? [{ kind: "paragraph" as const, text: `„${message}“` }] : []),
          { kind: "rows", rows },
          { kind: "link", text: t("vouchers:gift.mail.shop"), address: `${publicUrl}${addressOf("home", locale)}` },
        ],
      },
      {
        title: t("vouchers:gift.mail.howTitle"),
        parts: [
          ...(["online", "store", "rest"] as const).map((key) => ({
            kind: "paragraph" as const,
            text: t(`vouchers:gift.how.${key}`),
          })),
          { kind: "paragraph", text: t("vouchers:gift.mail.attached") },
          {
            kind: "link",
            text: t("vouchers:gift.balance.title"),
            address: `${publicUrl}${addressOf("giftBalance", locale)}`,
          },
        ],
      },
    ],
  };
}
