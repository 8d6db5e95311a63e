import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import * as formStyles from "~/features/customers/AccountForm.css";
import { FormPage } from "~/features/customers/FormPage";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";

type ClaimClosedProps = {
  reason: "early" | "over" | "nothing";
  /** A formatted date; empty when there is none. */
  endedOn: string;
  /** The shop's e-mail address. */
  email: string;
  orderAt: string;
};

/** Says that nothing of an order can be claimed, why, and where the customer can ask. */
export function ClaimClosed({ reason, endedOn, email, orderAt }: ClaimClosedProps) {
  const { t } = useTranslation("warrantyClaims");
  const locale = useLocale();
  return (
    <FormPage title={t("title")} lead={t(`closed.${reason}`, { date: endedOn })}>
      <p>{t("closed.contact", { email })}</p>
      <div className={formStyles.actions}>
        <a className={buttonLink.light} href={addressOf("contact", locale)}>
          {t("closed.contactLink")}
        </a>
        <a className={formStyles.plainLink} href={orderAt}>
          {t("closed.order")}
        </a>
      </div>
    </FormPage>
  );
}

/** Shows visitors who come without an order how to make a claim. */
export function ClaimStart({ email }: { email: string }) {
  const { t } = useTranslation("warrantyClaims");
  const locale = useLocale();
  return (
    <FormPage title={t("title")} lead={t("start.lead")}>
      <p>{t("start.email")}</p>
      <p>{t("start.account")}</p>
      <p>{t("start.other", { email })}</p>
      <div className={formStyles.actions}>
        <a className={buttonLink.dark} href={addressOf("account", locale)}>
          {t("start.accountLink")}
        </a>
        <a className={formStyles.plainLink} href={infoPageAddress(locale, "claimRules")}>
          {t("rules")}
        </a>
      </div>
    </FormPage>
  );
}
