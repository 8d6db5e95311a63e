import { useTranslation } from "react-i18next";

import { maxQuantity } from "~/features/cart/cart";
import { field } from "~/ui/Choice.css";

import { quantity } from "./ProductForm.css";

type QuantityFieldProps = {
  /** What was rejected with the form, by this field or by another one. */
  typed: string | undefined;
  /** The element with the form's errors. */
  errorId: string;
};

export function QuantityField({ typed, errorId }: QuantityFieldProps) {
  const { t } = useTranslation("catalog");
  const isWrong = typed !== undefined && !(Number(typed) >= 1 && Number(typed) <= maxQuantity);
  return (
    <label className={quantity}>
      <span>{t("product.quantity")}</span>
      <input
        className={field}
        name="quantity"
        inputMode="numeric"
        maxLength={2}
        defaultValue={typed ?? "1"}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
      />
    </label>
  );
}
