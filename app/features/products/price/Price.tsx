import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { useMoney } from "~/features/money/CurrencyContext";

import * as styles from "./Price.css";

type PriceProps = {
  priceMinor: number;
  isFrom?: boolean | undefined;
  struckMinor?: number | null;
};

/** Shows the price of a piece; a sale price is shown beside the lowest price of the 30 days before the sale. */
export function Price({ priceMinor, isFrom, struckMinor }: PriceProps) {
  const money = useMoney();
  if (struckMinor) return <SalePrice priceMinor={priceMinor} isFrom={isFrom} struckMinor={struckMinor} />;
  return isFrom ? <FromPrice priceMinor={priceMinor} /> : money(priceMinor);
}

function FromPrice({ priceMinor }: { priceMinor: number }) {
  const { t } = useTranslation("catalog");
  return <span>{t("price.from", { price: useMoney()(priceMinor) })}</span>;
}

function SalePrice({ priceMinor, isFrom, struckMinor }: PriceProps & { struckMinor: number }) {
  const { t } = useTranslation("catalog");
  return (
    <>
      <ReducedPrice priceMinor={priceMinor} isFrom={isFrom} />{" "}
      <span className={visuallyHidden}>{t("price.before")} </span>
      <s className={styles.struck}>{useMoney()(struckMinor)}</s>
    </>
  );
}

/** Shows only the sale price, as the price before the sale stands in a sentence of its own. */
export function ReducedPrice({ priceMinor, isFrom }: Omit<PriceProps, "struckMinor">) {
  const { t } = useTranslation("catalog");
  const money = useMoney();
  return (
    <>
      <span className={visuallyHidden}>{t("price.now")} </span>
      <span className={styles.sale}>{isFrom ? <FromPrice priceMinor={priceMinor} /> : money(priceMinor)}</span>
    </>
  );
}
