import { useTranslation } from "react-i18next";

import { DetailSection } from "~/features/checkout/DetailSection";
import { useMoney } from "~/features/money/CurrencyContext";

import type { MoneyBackShown } from "./readMoneyBack.server";

/** Shows what happens to the money of an order that was cancelled or refunded in part. */
export function MoneyBack({ returned, owed, isNothingPaid, isVoucherRestored }: MoneyBackShown) {
  const { t } = useTranslation("orders");
  const money = useMoney();
  return (
    <DetailSection title={t("refund.title")}>
      {returned.map(({ position, amountMinor, way, on }) => (
        <p key={position}>
          {t("refund.returned", { amount: money(amountMinor), date: on })} {t(`refund.${way}`)}
        </p>
      ))}
      {owed ? (
        <p>
          {t(owed.isAfterGoods ? "refund.owedAfterGoods" : "refund.owed", {
            amount: money(owed.amountMinor),
            date: owed.until,
          })}
        </p>
      ) : null}
      {isNothingPaid ? <p>{t("refund.nothing")}</p> : null}
      {isVoucherRestored ? <p>{t("refund.voucher")}</p> : null}
    </DetailSection>
  );
}
