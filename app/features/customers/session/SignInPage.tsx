import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import * as partStyles from "~/ui/formParts/FormPart.css";
import { EmailField, TextField } from "~/ui/TextField";

import * as styles from "../AccountForm.css";
import { signInNames } from "../addressBook/formNames";
import { FormPage } from "../FormPage";
import * as pageStyles from "./SignInPage.css";

export type RefusedForm = {
  reply: FormReply;
  /** Translation key of the error of the form as a whole. */
  formMessage?: string | null;
  refusedAt: number;
};

type SignInPageProps = {
  /** The path to return to after signing in; null for the account. */
  wanted: string | null;
  refusal: RefusedForm | undefined;
};

export function SignInPage({ wanted, refusal }: SignInPageProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  return (
    <FormPage title={t("signIn.title")} lead={t("signIn.lead")} width="double" refusedAt={refusal?.refusedAt}>
      <div className={pageStyles.parts}>
        <SignInForm wanted={wanted} refusal={refusal} />
        <section className={pageStyles.account}>
          <h2 className={pageStyles.accountTitle}>{t("signIn.new")}</h2>
          <ul className={pageStyles.gains}>
            {(["orders", "wishlist", "addresses", "club"] as const).map((gain) => (
              <li key={gain}>{t(`signIn.gains.${gain}`)}</li>
            ))}
          </ul>
          <a className={buttonLink.light} href={addressOf("register", locale)}>
            {t("signIn.register")}
          </a>
        </section>
      </div>
    </FormPage>
  );
}

function SignInForm({ wanted, refusal }: SignInPageProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { email, password } = formFields(signInNames, refusal?.reply);
  const problems = problemsOf([
    { field: email, label: t("signIn.email") },
    { field: password, label: t("signIn.password") },
  ]);
  return (
    <Form method="post" action={addressOf("signIn", locale)} noValidate className={styles.form}>
      <ErrorSummary
        key={refusal?.refusedAt}
        problems={problems}
        formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
      />
      {wanted ? <input type="hidden" name="redirect" value={wanted} /> : null}
      <div className={partStyles.root}>
        <EmailField field={email} label={t("signIn.email")} autoComplete="username" />
        <TextField
          field={password}
          label={t("signIn.password")}
          type="password"
          autoComplete="current-password"
          isRequired
        />
      </div>
      <div className={styles.actions}>
        <button type="submit" className={button.dark}>
          {t("signIn.submit")}
        </button>
        <a className={styles.plainLink} href={addressOf("passwordReset", locale)}>
          {t("signIn.forgot")}
        </a>
      </div>
    </Form>
  );
}
