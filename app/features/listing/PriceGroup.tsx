import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";

import * as styles from "./FilterGroup.css";
import type { FilterView } from "./filterView";
import { priceFromParameter, priceToParameter } from "./listingQuery";

const priceErrorId = "filtr-cena";

/**
 * Draws the price range. A text that is not a price is kept in its field and ignored; its error is shown above the
 * products.
 */
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
          <Bound name={priceFromParameter} text={t("priceFrom")} typed={price.from} isInvalid={price.isFromInvalid} />
          <Bound name={priceToParameter} text={t("priceTo")} typed={price.to} isInvalid={price.isToInvalid} />
        </div>
        <p className={styles.hint}>{t("priceRange", range)}</p>
      </div>
    </details>
  );
}

type BoundProps = { name: string; text: string; typed: string; isInvalid: boolean };

function Bound({ name, text, typed, isInvalid }: BoundProps) {
  return (
    <label>
      {text}
      <input
        name={name}
        defaultValue={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? priceErrorId : undefined}
        className={styles.bound}
      />
    </label>
  );
}

export function PriceError({ price }: { price: FilterView["price"] }) {
  const { t } = useTranslation("listing");
  const money = useMoney();
  if (!price.isFromInvalid && !price.isToInvalid) return null;
  return (
    <p id={priceErrorId} role="alert" className={styles.error}>
      {t("priceWrong", { example: money(price.lowestMinor) })}
    </p>
  );
}
