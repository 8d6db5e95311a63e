import { useTranslation } from "react-i18next";

/** Returns the heading over the message that the company look-up failed; undefined for any other message. */
export function useLookUpFailure(formMessage: string | null | undefined): string | undefined {
  const { t } = useTranslation("account");
  const isFailure = formMessage === "account:lookUp.failed" || formMessage === "account:lookUp.limited";
  return isFailure ? t("lookUp.failedTitle") : undefined;
}
