import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";

import * as styles from "./FilterForm.css";
import type { FilterView } from "./filterView";
import { priceFromParameter, priceToParameter } from "./listingQuery";

const hintId = "filtr-cena";

/** Two bounds. A text that is no price is kept, asks nothing and is told about, so the group stands open. */
export function PriceGroup({ price }: { price: FilterView["price"] }) {
  const { t } = useTranslation("listing");
  const money = useMoney();
  const isWrong = price.isFromWrong || price.isToWrong;
  const chosen = [price.from, price.to].filter(Boolean).length;
  const range = { lowest: money(price.lowestMinor), highest: money(price.highestMinor) };
  return (
    <details name="filtr" className={styles.group} open={isWrong || undefined}>
      <summary className={styles.summary}>
        {t("group.price")}
        {chosen > 0 ? <span className={styles.chosen}>{chosen}</span> : null}
      </summary>
      <div className={styles.panel.narrow}>
        <div className={styles.bounds}>
          <Bound name={priceFromParameter} text={t("priceFrom")} typed={price.from} isWrong={price.isFromWrong} />
          <Bound name={priceToParameter} text={t("priceTo")} typed={price.to} isWrong={price.isToWrong} />
        </div>
        <p id={hintId} className={isWrong ? styles.complaint : styles.hint}>
          {isWrong ? t("priceWrong", { example: money(price.lowestMinor) }) : t("priceRange", range)}
        </p>
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
        aria-describedby={hintId}
        className={styles.bound}
      />
    </label>
  );
}
