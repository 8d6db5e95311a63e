import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";

import * as styles from "./CartPage.css";
import { missingToFreeDelivery } from "./cart";

type FreeDeliveryProps = {
  /** What the goods cost after discounts. */
  goodsMinor: number;
  freeAboveMinor: number;
};

/** Says how much is missing to free delivery, or that delivery is free. */
export function FreeDelivery({ goodsMinor, freeAboveMinor }: FreeDeliveryProps) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const missingMinor = missingToFreeDelivery(goodsMinor, freeAboveMinor);
  return (
    <p className={missingMinor > 0 ? styles.quiet : styles.good}>
      {missingMinor > 0 ? t("summary.missingToFree", { amount: money(missingMinor) }) : t("summary.free")}
    </p>
  );
}
