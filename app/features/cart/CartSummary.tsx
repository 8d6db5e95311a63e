import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import type { DeliveryRow } from "~/features/vouchers/GoodsTotalsList";
import { deliveredGoods, type GoodsTotals } from "~/features/vouchers/goodsPrice";
import { VoucherSection } from "~/features/vouchers/VoucherSection";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import * as styles from "./CartSummary.css";
import { type CartLine, canBeSent, isOrderable, missingToFreeDelivery, orderableLines } from "./cart";

/** The limit of free delivery and the price of a parcel; each is null when it is not known. */
export type CartDelivery = { freeAboveMinor: number | null; parcelMinor: number | null };

export type CartSummaryProps = {
  lines: CartLine[];
  delivery: CartDelivery;
  /** The price of the goods and the vouchers that affect it. */
  vouchers: Omit<ComponentProps<typeof VoucherSection>, "goodsName" | "delivery">;
  /** Says when the products arrive, whether they can be returned, and who helps. */
  promises: ReactNode;
};

/** Shows what the cart costs with its delivery, and the link to the next step. */
export function CartSummary({ lines, delivery, vouchers, promises }: CartSummaryProps) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const locale = useLocale();
  const parcel = useParcel(lines, delivery, vouchers.totals);
  return (
    <section className={styles.root} aria-labelledby="souhrn">
      <h2 id="souhrn" className={styles.title}>
        {t("summary.title")}
      </h2>
      <VoucherSection
        goodsName={parcel ? t("summary.goodsAlone") : t("summary.goods")}
        delivery={parcel?.row}
        {...vouchers}
      />
      {parcel && parcel.missingMinor > 0 ? (
        <p className={styles.quiet}>{t("summary.missingToFree", { amount: money(parcel.missingMinor) })}</p>
      ) : null}
      {isOrderable(lines) ? null : (
        <p className={styles.stop} role="alert">
          {t("summary.stop")}
        </p>
      )}
      {orderableLines(lines).length > 0 ? (
        <a className={buttonLink.dark} href={addressOf("cartDelivery", locale)}>
          {t("summary.next")}
        </a>
      ) : null}
      <p className={styles.quiet}>{t("summary.tax")}</p>
      <div className={styles.promises}>{promises}</div>
    </section>
  );
}

/**
 * Returns what a parcel costs and how much is missing to free delivery; undefined when no parcel can be sent or its
 * price is not known.
 */
function useParcel(
  lines: readonly CartLine[],
  { freeAboveMinor, parcelMinor }: CartDelivery,
  totals: GoodsTotals,
): { row: DeliveryRow; missingMinor: number } | undefined {
  const { t } = useTranslation("cart");
  const money = useMoney();
  if (!canBeSent(lines) || freeAboveMinor === null || parcelMinor === null) return undefined;
  const missingMinor = missingToFreeDelivery(deliveredGoods(totals), freeAboveMinor);
  const isFree = missingMinor === 0 || parcelMinor === 0;
  const row = {
    isFree,
    name: isFree ? t("summary.delivery") : t("summary.toAddress"),
    price: isFree ? t("summary.free") : t("summary.from", { price: money(parcelMinor) }),
    totalName: isFree ? t("summary.total") : t("summary.withoutDelivery"),
  };
  return { row, missingMinor: isFree || freeAboveMinor >= Number.MAX_SAFE_INTEGER ? 0 : missingMinor };
}
