import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { useMoney } from "~/features/money/CurrencyContext";

import * as styles from "./Price.css";

type PriceProps = {
  priceMinor: number;
  isFrom?: boolean;
  struckMinor?: number | null;
};

/** What a piece costs; beside a sale price, the lowest price of the 30 days before the sale. */
export function Price({ priceMinor, isFrom, struckMinor }: PriceProps) {
  const { t } = useTranslation("catalog");
  const money = useMoney();
  const shown = isFrom ? t("price.from", { price: money(priceMinor) }) : money(priceMinor);
  if (!struckMinor) return <span>{shown}</span>;
  return (
    <>
      <span className={spoken}>{t("price.now")} </span>
      <span className={styles.sale}>{shown}</span> <span className={spoken}>{t("price.before")} </span>
      <s className={styles.struck}>{money(struckMinor)}</s>
    </>
  );
}
