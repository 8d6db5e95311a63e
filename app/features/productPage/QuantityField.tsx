import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { maxQuantity } from "~/features/cart/cart";
import * as styles from "./ProductForm.css";

type QuantityFieldProps = {
  /** The quantity that was submitted with a rejected form, whichever field caused the rejection. */
  typed: string | undefined;
  /** The element with the form's errors. */
  errorId: string;
};

export function QuantityField({ typed, errorId }: QuantityFieldProps) {
  const { t } = useTranslation("catalog");
  const isWrong = typed !== undefined && !(Number(typed) >= 1 && Number(typed) <= maxQuantity);
  return (
    <label className={styles.quantity}>
      <span className={visuallyHidden}>{t("product.quantity")}</span>
      <input
        className={styles.pieces}
        name="quantity"
        inputMode="numeric"
        maxLength={2}
        defaultValue={typed ?? "1"}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
      />
      <span aria-hidden="true" className={styles.unit}>
        {t("product.unit")}
      </span>
    </label>
  );
}
