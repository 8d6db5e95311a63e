import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import type { Product, VariantSelection } from "~/features/products/product";
import { button, buttonLink } from "~/ui/Button.css";

import * as styles from "./BuyBar.css";
import { productFormId } from "./ProductForm";

type BuyBarProps = { product: Product; selection: VariantSelection; unitMinor: number | null };

/**
 * On a phone, the product's name, price and button stay at the lower edge while its page is read: the button submits
 * the form, or leads to the choice that it lacks.
 */
export function BuyBar({ product, selection, unitMinor }: BuyBarProps) {
  const { t } = useTranslation("catalog");
  const money = useMoney();
  const bar = useRef<HTMLDivElement>(null);
  const isFormVisible = useIsFormVisible(bar);
  if (product.availability === "none") return null;
  const price = money(unitMinor ?? product.priceMinor);
  return (
    <div ref={bar} className={styles.root} hidden={isFormVisible}>
      <p className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span>{product.isFrom && unitMinor === null ? t("price.from", { price }) : price}</span>
      </p>
      {selection.ok ? (
        <button type="submit" form={productFormId} className={button.dark}>
          {t("product.add")}
        </button>
      ) : (
        <a className={buttonLink.dark} href={`#${productFormId}`}>
          {t(`bar.${selection.reason}`)}
        </a>
      )}
    </div>
  );
}

/** The bar repeats what the form offers, so it goes while the form's own button is in the window. */
function useIsFormVisible(bar: RefObject<HTMLElement>): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const submit = document.querySelector(`#${productFormId} button[type=submit]:not([form])`);
    if (!submit || !bar.current) return;
    const watcher = new IntersectionObserver(([entry]) => setIsVisible(entry?.isIntersecting === true));
    watcher.observe(submit);
    return () => watcher.disconnect();
  }, [bar]);
  return isVisible;
}
