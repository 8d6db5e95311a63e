import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";

import * as styles from "./AccountForm.css";
import { FormPage } from "./FormPage";

/** `isVerified` is undefined until the form is submitted. */
export function EmailVerificationPage({ isVerified }: { isVerified: boolean | undefined }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  if (isVerified === undefined) {
    return (
      <FormPage title={t("proof.title")} lead={t("proof.lead")}>
        <Form method="post" className={styles.actions}>
          <button type="submit" className={button.dark}>
            {t("proof.submit")}
          </button>
        </Form>
      </FormPage>
    );
  }
  return (
    <FormPage
      title={t(isVerified ? "proof.doneTitle" : "proof.failedTitle")}
      lead={t(isVerified ? "proof.done" : "proof.failed")}
    >
      <div className={styles.actions}>
        <a className={buttonLink.dark} href={addressOf("account", locale)}>
          {t("proof.toAccount")}
        </a>
      </div>
    </FormPage>
  );
}
