import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { addressOf } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { NewTabLink } from "~/features/content/NewTabLink";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { FormPart } from "~/ui/formParts/FormPart";
import { EmailField } from "~/ui/TextField";
import { pair } from "~/ui/TextField.css";
import * as styles from "./AccountForm.css";
import type { AccountIntent } from "./account.form";
import { registrationNames } from "./addressBook/formNames";
import { AddressFields, CompanyFields, NameFields } from "./addressBook/PersonFields";
import type { SelectOption } from "./addressBook/PersonInputs";
import { usePersonLabels } from "./addressBook/personLabels";
import { useLookUpFailure } from "./addressBook/useLookUpFailure";
import { FormMessage } from "./FormMessage";
import { FormPage } from "./FormPage";
import { NewPasswordInputs } from "./password/NewPasswordInputs";
import type { RefusedForm } from "./session/SignInPage";

/** The form after it was submitted: with errors, or filled in with data from the company register. */
export type FormState = RefusedForm & { message?: "lookUp.found" | null };

type RegisterPageProps = {
  initial: Partial<Record<(typeof registrationNames)[number], string>>;
  countries: readonly SelectOption[];
  wanted: string | null;
  formState: FormState | undefined;
};

const intent: AccountIntent = "register";

export function RegisterPage({ formState, ...form }: RegisterPageProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const refusedAt = formState?.message ? undefined : formState?.refusedAt;
  return (
    <FormPage title={t("register.title")} lead={t("register.lead")} width="wide" refusedAt={refusedAt}>
      <RegisterForm key={formState?.message ? formState.refusedAt : "typed"} formState={formState} {...form} />
      <div className={styles.aside}>
        <p>{t("register.have")}</p>
        <a className={buttonLink.light} href={addressOf("signIn", locale)}>
          {t("register.signIn")}
        </a>
      </div>
    </FormPage>
  );
}

function RegisterForm({ initial, countries, wanted, formState }: RegisterPageProps) {
  const { t } = useTranslation(["account", "legal"]);
  const locale = useLocale();
  const fields = formFields(registrationNames, formState?.reply, initial);
  const labels = useRegistrationLabels();
  const problems = problemsOf(registrationNames.map((name) => ({ field: fields[name], label: labels[name] })));
  return (
    <Form method="post" action={addressOf("register", locale)} noValidate className={styles.form}>
      <ErrorSummary
        key={formState?.refusedAt}
        problems={problems}
        formMessages={formState?.formMessage ? [formState.formMessage] : []}
        failure={useLookUpFailure(formState?.formMessage)}
      />
      <FormMessage message={formState?.message} />
      {wanted ? <input type="hidden" name="redirect" value={wanted} /> : null}
      {/* Enter in a field presses the form's first button, which must not be the company look-up. */}
      <button type="submit" name="intent" value={intent} hidden />
      <FormPart legend={t("register.signInPart")}>
        <EmailField field={fields.email} label={labels.email} hint={t("register.emailHint")} />
      </FormPart>
      <NameFields fields={fields} />
      <AddressFields fields={fields} countries={countries} />
      <CompanyFields fields={fields} />
      <FormPart legend={t("register.passwordPart")}>
        <div className={pair}>
          <NewPasswordInputs fields={fields} labels={labels} />
        </div>
      </FormPart>
      <div>
        <CheckboxField field={fields.newsletter}>{t("register.newsletter")}</CheckboxField>
      </div>
      <p className={styles.quiet}>
        {t("legal:register.basis")}{" "}
        <NewTabLink href={infoPageAddress(locale, "privacy")}>{t("legal:register.privacy")}</NewTabLink>.
      </p>
      <SubmitButton />
    </Form>
  );
}

/** The button is disabled while the registration is being sent. */
function SubmitButton() {
  const { t } = useTranslation("account");
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData?.get("intent") === intent;
  return (
    <div className={styles.actions}>
      <button type="submit" name="intent" value={intent} className={button.dark} disabled={isSending}>
        {t("register.submit")}
      </button>
      <p role="status">{isSending ? t("register.sending") : null}</p>
    </div>
  );
}

function useRegistrationLabels(): Record<(typeof registrationNames)[number], string> {
  const { t } = useTranslation("account");
  return {
    email: t("signIn.email"),
    ...usePersonLabels(),
    password: t("register.password"),
    password_confirmation: t("register.repeat"),
    newsletter: t("register.newsletter"),
  };
}
