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
 * the form, or leads to the choice that the form lacks. Where scripts run, they are there only while the form's own
 * button is not to be seen.
 */
export function BuyBar({ product, selection, unitMinor }: BuyBarProps) {
  const { t } = useTranslation("catalog");
  const money = useMoney();
  const isHidden = useIsFormButtonInWindow(selection);
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

/** What the header and the bar itself cover counts as outside the window. */
const uncovered = { rootMargin: "-64px 0px" };

/** A selection may replace the form's button. */
function useIsFormButtonInWindow(selection: VariantSelection): boolean {
  const [isInWindow, setIsInWindow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is looked for again after each selection
  useEffect(() => {
    const own = document.getElementById(productFormId)?.querySelector('button[type="submit"]');
    if (!own) return setIsInWindow(false);
    const observer = new IntersectionObserver(
      (entries) => setIsInWindow(entries.at(-1)?.isIntersecting ?? false),
      uncovered,
    );
    observer.observe(own);
    return () => observer.disconnect();
  }, [selection]);
  return isInWindow;
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
