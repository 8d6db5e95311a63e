import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";

import { discountName } from "./discountName";
import * as styles from "./GoodsTotalsList.css";
import type { GoodsTotals } from "./goodsPrice";

type GoodsTotalsListProps = {
  totals: GoodsTotals;
  /** How the goods before discounts are called here. */
  goodsName: string;
};

/** What the goods cost and what comes off; a single line when nothing does. */
export function GoodsTotalsList({ totals, goodsName }: GoodsTotalsListProps) {
  const money = useMoney();
  if (totals.discounts.length > 0) return <Reduced totals={totals} goodsName={goodsName} />;
  return (
    <p className={styles.total}>
      <span>{goodsName}</span>
      <strong className={styles.sum}>{money(totals.goodsMinor)}</strong>
    </p>
  );
}

function Reduced({ totals, goodsName }: GoodsTotalsListProps) {
  const { t } = useTranslation("vouchers");
  const money = useMoney();
  return (
    <dl className={styles.root}>
      <div className={styles.row}>
        <dt>{goodsName}</dt>
        <dd className={styles.amount}>{money(totals.goodsMinor)}</dd>
      </div>
      {totals.discounts.map((discount) => (
        <div key={`${discount.kind} ${discount.code}`} className={styles.row}>
          <dt>{discountName(discount, (key, values) => t(`row.${key}`, values))}</dt>
          <dd className={styles.amount}>{money(-discount.amountMinor)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t("total")}</dt>
        <dd className={styles.sum}>{money(totals.totalMinor)}</dd>
      </div>
    </dl>
  );
}
