import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import { Labels } from "~/features/products/Labels";
import { Price } from "~/features/products/price/Price";
import { dearerSizes, priceDependsOn } from "~/features/products/price/priceDependsOn";
import type { Product } from "~/features/products/product";
import { formatSize } from "~/features/sizes/sizes";
import { joinWithAnd } from "~/platform/i18n/joinNames";
import { useLocale } from "~/platform/i18n/LocaleContext";
import * as styles from "./ProductPage.css";

/**
 * Shows name, labels and price. `unitMinor` is the price of the selected variant, whether in stock or not; null while
 * none is selected.
 */
export function ProductHead({ product, unitMinor }: { product: Product; unitMinor: number | null }) {
  const { t } = useTranslation("catalog");
  const { t: tProduct } = useTranslation("product");
  const money = useMoney();
  const locale = useLocale();
  const { struckMinor } = product;
  const isExact = unitMinor !== null && struckMinor === null;
  const isFrom = product.isFrom && !isExact;
  const dearer = dearerSizes(product.variants);
  const dependsOn = isFrom && !dearer ? priceDependsOn(product.variants) : null;
  return (
    <header className={styles.head}>
      <Labels labels={product.labels} discountPercent={product.discountPercent} />
      <h1 className={styles.title}>{product.name}</h1>
      <p className={styles.subtitle}>{product.subtitle}</p>
      <p className={styles.price}>
        <Price priceMinor={isExact ? unitMinor : product.priceMinor} isFrom={isFrom} struckMinor={struckMinor} />
        {dependsOn ? <span className={styles.quiet}> {tProduct(`priceDependsOn.${dependsOn}`)}</span> : null}
        {dearer ? (
          <span className={styles.dearer}>
            {tProduct("dearerSizes", {
              count: dearer.sizes.length,
              sizes: joinWithAnd(dearer.sizes.map(formatSize), locale),
              price: money(dearer.unitMinor),
            })}
          </span>
        ) : null}
      </p>
      {struckMinor ? (
        <p className={styles.quiet}>
          {t("product.lowest30", { price: money(struckMinor) })}.{" "}
          {tProduct("discount", { percent: product.discountPercent })}
        </p>
      ) : null}
    </header>
  );
}
