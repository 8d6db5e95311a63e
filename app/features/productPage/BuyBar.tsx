import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import type { Product, VariantSelection } from "~/features/products/product";
import { button } from "~/ui/Button.css";

import * as styles from "./BuyBar.css";
import { productFormId } from "./ProductForm";

type BuyBarProps = { product: Product; selection: VariantSelection; unitMinor: number | null };

/**
 * On a phone, the product's name, price and button stay at the lower edge while its page is read: the button submits
 * the form, or leads to the choice that the form lacks.
 */
export function BuyBar({ product, selection, unitMinor }: BuyBarProps) {
  const { t } = useTranslation("catalog");
  const money = useMoney();
  if (product.availability === "none") return null;
  const price = money(unitMinor ?? product.priceMinor);
  return (
    <div className={styles.root}>
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
