import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";

import * as styles from "./FilterGroup.css";
import type { FilterView } from "./filterView";
import { priceFromParameter, priceToParameter } from "./listingQuery";

const complaintId = "filtr-cena";

/** Two bounds. A text that is no price is kept and asks nothing; what is wrong with it stands above the products. */
export function PriceGroup({ price }: { price: FilterView["price"] }) {
  const { t } = useTranslation("listing");
  const money = useMoney();
  const chosen = [price.from, price.to].filter(Boolean).length;
  const range = { lowest: money(price.lowestMinor), highest: money(price.highestMinor) };
  return (
    <details name="filtr" className={styles.group}>
      <summary className={styles.summary}>
        {t("group.price")}
        {chosen > 0 ? <span className={styles.chosen}>{chosen}</span> : null}
      </summary>
      <div className={styles.panel.narrow}>
        <div className={styles.bounds}>
          <Bound name={priceFromParameter} text={t("priceFrom")} typed={price.from} isWrong={price.isFromWrong} />
          <Bound name={priceToParameter} text={t("priceTo")} typed={price.to} isWrong={price.isToWrong} />
        </div>
        <p className={styles.hint}>{t("priceRange", range)}</p>
      </div>
    </details>
  );
}

type BoundProps = { name: string; text: string; typed: string; isWrong: boolean };

function Bound({ name, text, typed, isWrong }: BoundProps) {
  return (
    <label>
      {text}
      <input
        name={name}
        defaultValue={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? complaintId : undefined}
        className={styles.bound}
      />
    </label>
  );
}

export function PriceComplaint({ price }: { price: FilterView["price"] }) {
  const { t } = useTranslation("listing");
  const money = useMoney();
  if (!price.isFromWrong && !price.isToWrong) return null;
  return (
    <p id={complaintId} role="alert" className={styles.complaint}>
      {t("priceWrong", { typed: price.isFromWrong ? price.from : price.to, example: money(price.lowestMinor) })}
    </p>
  );
}
