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
 * On a phone, the product's name, price and button stay at the lower edge while its page is read: the button submits
 * the form, or leads to the choice that the form lacks. They give way to the product's own price and button: they are
 * there before the price has come into the window, and once the button has been passed.
 */
export function BuyBar({ product, selection, unitMinor }: BuyBarProps) {
  const { t } = useTranslation("catalog");
  const money = useMoney();
  const isHidden = useIsSaidAlready();
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

/** What the header covers counts as outside the window. */
const headerPx = 64;

/** For browsers whose styles cannot say it. */
function useIsSaidAlready(): boolean {
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    const form = document.getElementById(productFormId);
    const parts = [form?.closest("article")?.querySelector("header"), form?.querySelector("[name=quantity]")];
    const [head, quantity] = parts.map((part) => part ?? null);
    if (!head || !quantity) return;
    const observer = new IntersectionObserver(
      () =>
        setIsSaid(
          head.getBoundingClientRect().bottom <= innerHeight && quantity.getBoundingClientRect().bottom > headerPx,
        ),
      { rootMargin: `-${headerPx}px 0px 0px`, threshold: [0, 1] },
    );
    for (const part of [head, quantity]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return isSaid;
}

/** Without scripts the form is sent, and the answer says what it lacks. */
function leadToChoice(event: MouseEvent): void {
  event.preventDefault();
  const form = document.getElementById(productFormId);
  // The form itself has no box.
  form?.parentElement?.scrollIntoView({ block: "start" });
  form
    ?.querySelector<HTMLInputElement>('input:is([name=velikost], [name=barva]):not([value=""])')
    ?.focus({ preventScroll: true });
}
