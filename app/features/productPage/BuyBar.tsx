import { type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import type { Product, VariantSelection } from "~/features/products/product";
import { button } from "~/ui/Button.css";

import * as styles from "./BuyBar.css";
import { productFormId } from "./ProductForm";

type BuyBarProps = { product: Product; selection: VariantSelection; unitMinor: number | null };

/**
 * On a phone, the product's name, price and button stay at the lower edge while its page is read: the button submits
 * the form, or leads to the choice that the form lacks. They come once the form's own button has been passed, so that the
 * first window does not say everything twice.
 */
export function BuyBar({ product, selection, unitMinor }: BuyBarProps) {
  const { t } = useTranslation("catalog");
  const money = useMoney();
  const isHidden = useIsFormButtonAhead();
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
        {selection.ok ? t("product.add") : t(`bar.${selection.reason}`)}
      </button>
    </div>
  );
}

/** What the header covers counts as outside the window. */
const uncovered = { rootMargin: "-64px 0px 0px" };

/**
 * For browsers whose styles cannot say it. The field beside the button is looked at, since a selection may replace the
 * button.
 */
function useIsFormButtonAhead(): boolean {
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => {
    const beside = document.getElementById(productFormId)?.querySelector("[name=quantity]");
    if (!beside) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setIsAhead(latest.isIntersecting || latest.boundingClientRect.top > innerHeight / 2);
    }, uncovered);
    observer.observe(beside);
    return () => observer.disconnect();
  }, []);
  return isAhead;
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
