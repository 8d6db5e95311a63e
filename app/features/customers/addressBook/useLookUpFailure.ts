import { useTranslation } from "react-i18next";

/** The heading over the message that the company register gave nothing; undefined for any other. */
export function useLookUpFailure(formMessage: string | null | undefined): string | undefined {
  const { t } = useTranslation("account");
  const isFailure = formMessage === "account:lookUp.failed" || formMessage === "account:lookUp.limited";
  return isFailure ? t("lookUp.failedTitle") : undefined;
}
