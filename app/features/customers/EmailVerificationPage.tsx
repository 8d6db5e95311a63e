import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { TextField } from "~/ui/TextField";

import * as styles from "./AccountForm.css";
import { verificationNames } from "./addressBook/formNames";
import { FormPage } from "./FormPage";
import type { RefusedForm } from "./session/SignInPage";

/**
 * own: the visitor is signed in to the account of the link · password: the visitor is not, and has to enter the
 * account's password · closed: the link is not valid.
 */
export type VerificationStep = "own" | "password" | "closed";

export function EmailVerificationPage({ step, refusal }: { step: VerificationStep; refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  if (step === "password") return <PasswordStep refusal={refusal} />;
  if (step === "own") {
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
    <FormPage title={t("proof.failedTitle")} lead={t("proof.failed")}>
      <div className={styles.actions}>
        <a className={buttonLink.dark} href={addressOf("account", locale)}>
          {t("proof.toAccount")}
        </a>
      </div>
    </FormPage>
  );
}

function PasswordStep({ refusal }: { refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { password } = formFields(verificationNames, refusal?.reply);
  const label = t("proof.password");
  return (
    <FormPage title={t("proof.title")} lead={t("proof.passwordLead")} refusedAt={refusal?.refusedAt}>
      <Form method="post" noValidate className={styles.form}>
        <ErrorSummary
          key={refusal?.refusedAt}
          problems={problemsOf([{ field: password, label }])}
          formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
        />
        <TextField field={password} label={label} type="password" autoComplete="current-password" isRequired />
        <div className={styles.actions}>
          <button type="submit" className={button.dark}>
            {t("proof.submit")}
          </button>
          <a className={styles.plainLink} href={addressOf("passwordReset", locale)}>
            {t("signIn.forgot")}
          </a>
        </div>
        <p className={styles.quiet}>{t("proof.notMine")}</p>
      </Form>
    </FormPage>
  );
}
