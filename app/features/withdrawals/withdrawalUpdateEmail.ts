import { type Currency, formatMoney } from "~/features/money/money";
import { paragraph } from "~/features/orders/email/orderEmail";
import { type RefundWay, refundDueOn } from "~/features/orders/refunds/refund";
import { goodsName } from "~/features/products/goodsName";
import type { Settings } from "~/features/settings/settings";
import type { Translate } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { formatDate } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import type { EmailBlock, EmailContent } from "~/ui/email";
import type { WithdrawnPieces } from "./returns.queries.server";
import type { Settlement } from "./settlement";

/** A decision of staff that the customer is e-mailed about. */
export type WithdrawalUpdate =
  | { kind: "received" }
  /** `paidBackMinor`: the money that is sent; the rest was not paid yet and is no longer requested. */
  | { kind: "settled"; settlement: Settlement; paidBackMinor: number; way: RefundWay; reason: string }
  | { kind: "refused"; reason: string };

type UpdateContext = {
  t: Translate;
  locale: Locale;
  currency: Currency;
  settings: Pick<Settings, "bank_account" | "shop_mail">;
  confirmedAt: number;
  pieces: readonly Pick<WithdrawnPieces, "name" | "variantName" | "quantity">[];
  /** Is empty when no order is known. */
  orderNumber: string;
  /** What is left of the order's price; null when no order is known. */
  leftMinor: number | null;
  /** Is null when no order is known. */
  orderUrl: string | null;
};

export function withdrawalUpdateEmail(
  update: WithdrawalUpdate & { hasCreditNote: boolean },
  context: UpdateContext,
): EmailContent {
  const { t, locale, settings, confirmedAt, pieces, orderNumber, orderUrl } = context;
  const values = { number: orderNumber, date: formatDate(confirmedAt) };
  const { kind, hasCreditNote } = update;
  const goods: EmailBlock[] = pieces.length > 0 ? [{ kind: "rows", rows: pieces.map(pieceRow) }] : [];
  const key = `orders:withdraw.update.${kind}` as const;
  return {
    language: locale,
    // Without a known order, the subject would end in a missing number.
    subject: orderNumber === "" ? t(`${key}.title`) : t(`${key}.subject`, values),
    title: t(`${key}.title`),
    sections: [
      { parts: [paragraph(t("orders:mail.hello")), paragraph(t(`${key}.text`, values)), ...goods] },
      ...details(update, context).map((parts) => ({ parts })),
      ...(hasCreditNote ? [{ parts: [paragraph(t("documents:credit.attached"))] }] : []),
      ...(orderUrl ? [{ parts: [{ kind: "link" as const, text: t("orders:mail.open"), address: orderUrl }] }] : []),
      {
        parts: [
          paragraph(
            t("orders:mail.seller", { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to }),
          ),
        ],
      },
    ],
  };
}

function pieceRow({ name, variantName, quantity }: UpdateContext["pieces"][number]) {
  return { name: goodsName(name, variantName), value: `${quantity}×` };
}

function details(update: WithdrawalUpdate, context: UpdateContext): EmailBlock[][] {
  const { t, confirmedAt } = context;
  const due = formatDay(refundDueOn(confirmedAt));
  switch (update.kind) {
    case "received":
      return [[paragraph(t("orders:withdraw.update.received.next", { date: due }))]];
    case "refused":
      return [
        [paragraph(t("orders:withdraw.update.refused.reason", { reason: update.reason }))],
        [paragraph(t("orders:withdraw.update.refused.reply"))],
      ];
    default:
      return settledDetails(update, context, due);
  }
}

function settledDetails(
  { settlement, paidBackMinor, way, reason }: WithdrawalUpdate & { kind: "settled" },
  { t, currency, leftMinor }: UpdateContext,
  due: string,
): EmailBlock[][] {
  const { goodsMinor, deliveryMinor, loweredMinor, giftMinor, refundMinor } = settlement;
  const rows = [
    { key: "goods", amount: goodsMinor } as const,
    { key: "delivery", amount: deliveryMinor } as const,
    { key: "lowered", amount: -loweredMinor } as const,
    { key: "gift", amount: giftMinor } as const,
    { key: "unpaid", amount: refundMinor - paidBackMinor } as const,
    { key: `money.${way}`, amount: paidBackMinor } as const,
  ].filter(({ amount }) => amount !== 0);
  const sums = rows.map(({ key, amount }) => ({
    name: t(`orders:withdraw.update.settled.${key}`),
    value: formatMoney(amount, currency),
  }));
  const left = { name: t("orders:withdraw.update.settled.left"), value: formatMoney(leftMinor ?? 0, currency) };
  return [
    [{ kind: "rows", rows: leftMinor === null ? sums : [...sums, left] }],
    ...(loweredMinor > 0 ? [[paragraph(t("orders:withdraw.update.settled.why", { reason }))]] : []),
    ...(paidBackMinor > 0 ? [[paragraph(t("orders:withdraw.update.settled.next", { date: due }))]] : []),
  ];
}
