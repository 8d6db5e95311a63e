import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import type { Field } from "~/ui/TextField";
import { TextField } from "~/ui/TextField";

import * as styles from "./AccountForm.css";
import { registrationNames } from "./addressBook/formNames";
import { AddressPart, type Choice, CompanyPart, NamePart, usePersonLabels } from "./addressBook/PersonFields";
import { passwordLength } from "./customer";
import { FormPage } from "./FormPage";
import type { Refusal } from "./session/SignInPage";
import { Told } from "./Told";

/** The same form again: refused, or filled in by a company register. */
export type FormAgain = Refusal & { told?: "lookUp.found" | null };

type RegisterPageProps = {
  initial: Partial<Record<(typeof registrationNames)[number], string>>;
  countries: readonly Choice[];
  wanted: string | null;
  again: FormAgain | undefined;
};

export function RegisterPage({ again, ...form }: RegisterPageProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const refusedAt = again?.told ? undefined : again?.refusedAt;
  return (
    <FormPage title={t("register.title")} lead={t("register.lead")} width="wide" refusedAt={refusedAt}>
      <RegisterForm key={again?.told ? again.refusedAt : "typed"} again={again} {...form} />
      <div className={styles.aside}>
        <p>{t("register.have")}</p>
        <a className={buttonLink.light} href={addressOf("signIn", locale)}>
          {t("register.signIn")}
        </a>
      </div>
    </FormPage>
  );
}

function RegisterForm({ initial, countries, wanted, again }: RegisterPageProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const fields = formFields(registrationNames, again?.reply, initial);
  const labelOf = useRegistrationLabels();
  const problems = problemsOf(registrationNames.map((name) => ({ field: fields[name], label: labelOf[name] })));
  return (
    <Form method="post" action={addressOf("register", locale)} noValidate className={styles.form}>
      <ErrorSummary
        key={again?.refusedAt}
        problems={problems}
        formMessages={again?.formMessage ? [again.formMessage] : []}
      />
      <Told what={again?.told} />
      {wanted ? <input type="hidden" name="redirect" value={wanted} /> : null}
      {/* Enter in a field presses a form's first button, which must not be the register's. */}
      <button type="submit" hidden />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t("register.signInPart")}</legend>
        <TextField
          field={fields.email}
          label={t("signIn.email")}
          hint={t("register.emailHint")}
          type="email"
          autoComplete="email"
          isRequired
        />
      </fieldset>
      <NamePart fields={fields} />
      <AddressPart fields={fields} countries={countries} />
      <CompanyPart fields={fields} />
      <PasswordPart fields={fields} />
      <div>
        <CheckboxField field={fields.consent}>{t("register.consent")}</CheckboxField>
        <CheckboxField field={fields.newsletter}>{t("register.newsletter")}</CheckboxField>
      </div>
      <SendButton />
    </Form>
  );
}

/** Pressed once: while the registration is on its way, it says so. */
function SendButton() {
  const { t } = useTranslation("account");
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData !== undefined && !formData.has("intent");
  return (
    <div className={styles.actions}>
      <button type="submit" className={button.dark} disabled={isSending}>
        {t("register.submit")}
      </button>
      <p role="status">{isSending ? t("register.sending") : null}</p>
    </div>
  );
}

function PasswordPart({ fields }: { fields: Record<"password" | "password_confirmation", Field> }) {
  const { t } = useTranslation("account");
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t("register.passwordPart")}</legend>
      <div className={styles.pair}>
        <TextField
          field={fields.password}
          label={t("register.password")}
          hint={t("register.passwordHint", { length: passwordLength.shortest })}
          type="password"
          autoComplete="new-password"
          isRequired
        />
        <TextField
          field={fields.password_confirmation}
          label={t("register.repeat")}
          type="password"
          autoComplete="new-password"
          isRequired
        />
      </div>
    </fieldset>
  );
}

function useRegistrationLabels(): Record<(typeof registrationNames)[number], string> {
  const { t } = useTranslation("account");
  return {
    email: t("signIn.email"),
    ...usePersonLabels(),
    password: t("register.password"),
    password_confirmation: t("register.repeat"),
    consent: t("register.consent"),
    newsletter: t("register.newsletter"),
  };
}
