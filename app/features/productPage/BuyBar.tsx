import { type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import { addToCartLabel } from "~/features/products/addToCartLabel";
import type { Product, VariantSelection } from "~/features/products/product";
import { button } from "~/ui/Button.css";

import * as styles from "./BuyBar.css";
import { productFormId } from "./useVariantSelection";

type BuyBarProps = { product: Product; selection: VariantSelection; unitMinor: number | null };

/**
 * On a phone, keeps the product's name, price and button at the lower edge of the window. The button submits the form,
 * or leads to the choice that the form lacks. The bar is hidden while the product's own price and button can be seen:
 * it is shown before the price has come into the window, and once the button has been scrolled past.
 */
export function BuyBar({ product, selection, unitMinor }: BuyBarProps) {
  const { t } = useTranslation("catalog");
  const money = useMoney();
  const isHidden = useIsBuyBoxVisible();
  if (product.availability === "none") return null;
  const price = money(unitMinor ?? product.priceMinor);
  return (
    <div className={styles.root} data-hidden={isHidden || undefined}>
      <p className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span>{product.isFrom && unitMinor === null ? t("price.from", { price }) : price}</span>
      </p>
      <button
        type="submit"
        form={productFormId}
        className={button.dark}
        onClick={(event) => !selection.ok && leadToChoice(event)}
      >
        {selection.ok ? t(addToCartLabel(product)) : t(`bar.${selection.reason}`)}
      </button>
    </div>
  );
}

/** Height of the sticky header; the part of the page under it counts as outside the window. */
const headerPx = 64;

/**
 * Returns whether the product's own price and button make the bar redundant. It is for browsers without scroll-driven
 * animations in CSS.
 */
function useIsBuyBoxVisible(): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const form = document.getElementById(productFormId);
    const parts = [form?.closest("article")?.querySelector("header"), form?.querySelector("[name=quantity]")];
    const [head, quantity] = parts.map((part) => part ?? null);
    if (!head || !quantity) return;
    const observer = new IntersectionObserver(
      () =>
        setIsVisible(
          head.getBoundingClientRect().bottom <= innerHeight && quantity.getBoundingClientRect().bottom > headerPx,
        ),
      { rootMargin: `-${headerPx}px 0px 0px`, threshold: [0, 1] },
    );
    for (const part of [head, quantity]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return isVisible;
}

/**
 * Scrolls to the options and focuses the first one. Without scripts the form is submitted, and the response says what
 * it lacks.
 */
function leadToChoice(event: MouseEvent): void {
  event.preventDefault();
  const form = document.getElementById(productFormId);
  // The form itself has no box, so its parent is scrolled to.
  form?.parentElement?.scrollIntoView({ block: "start" });
  form
    ?.querySelector<HTMLInputElement>('input:is([name=velikost], [name=barva]):not([value=""])')
    ?.focus({ preventScroll: true });
}
