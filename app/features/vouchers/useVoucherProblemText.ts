import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";

import type { VoucherProblem } from "./voucher";

/**
 * Returns a function that describes why a voucher is not valid (specification 8). It returns an empty text for a
 * voucher that is already in the cart.
 */
export function useVoucherProblemText(): (problem: VoucherProblem) => string {
  const { t } = useTranslation("vouchers");
  const money = useMoney();
  return (problem) => {
    switch (problem.code) {
      case "not_exists":
      case "service_type":
        return t("problem.notExists");
      case "quantity":
      case "active_from":
      case "active_to":
        return t("problem.notAvailable");
      case "user_check":
        return t("problem.alreadyInCart");
      case "empty_email":
        return t("problem.emptyEmail");
      case "quantity_per_user_limit":
        return t("problem.limit", { value: problem.value });
      case "minimal_price":
        return `${t("problem.minimalPrice", { value: money(problem.value) })} ${t("problem.missing", { missing: money(problem.missing) })}`;
      case "cart_without_product":
        return problem.name ? t("problem.product", { name: problem.name }) : t("problem.notAvailable");
      case "cart_without_brand":
        return problem.name ? t("problem.brand", { name: problem.name }) : t("problem.notAvailable");
      case "cart_without_category":
        return problem.name ? t("problem.category", { name: problem.name }) : t("problem.categoryUnnamed");
      case "voucher_is_already_added":
        return "";
    }
  };
}
