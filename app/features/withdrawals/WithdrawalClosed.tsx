import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import * as formStyles from "~/features/customers/AccountForm.css";
import { FormPage } from "~/features/customers/FormPage";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";

type WithdrawalClosedProps = {
  reason: "over" | "cancelled" | "nothing";
  /** A formatted date; empty when there is none. */
  endedOn: string;
};

/** Says that an order can no longer be withdrawn from, and why. */
export function WithdrawalClosed({ reason, endedOn }: WithdrawalClosedProps) {
  const { t } = useTranslation("orders");
  const locale = useLocale();
  return (
    <FormPage title={t("withdraw.title")} lead={t(`withdraw.${reason}`, { date: endedOn })}>
      <div className={formStyles.actions}>
        <a className={buttonLink.light} href={addressOf("home", locale)}>
          {t("summary.home")}
        </a>
      </div>
    </FormPage>
  );
}
