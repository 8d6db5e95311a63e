import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import * as styles from "./AccountForm.css";
import type { AccountIntent } from "./account.form";
import { profileNames } from "./addressBook/formNames";
import { AddressFields, CompanyFields, NameFields } from "./addressBook/PersonFields";
import type { SelectOption } from "./addressBook/PersonInputs";
import { usePersonLabels } from "./addressBook/personLabels";
import { useLookUpFailure } from "./addressBook/useLookUpFailure";
import { FormMessage } from "./FormMessage";
import type { FormState } from "./RegisterPage";

type ProfileFormProps = {
  initial: Partial<Record<(typeof profileNames)[number], string>>;
  countries: readonly SelectOption[];
  newsletter: "none" | "asked" | "subscribed";
  formState: FormState | undefined;
};

const intent: AccountIntent = "save-profile";

export function ProfileForm({ initial, countries, newsletter, formState }: ProfileFormProps) {
  const { t } = useTranslation("account");
  const fields = formFields(profileNames, formState?.reply, initial);
  const labels = { ...usePersonLabels(), newsletter: t("mine.newsletter") };
  const problems = problemsOf(profileNames.map((name) => ({ field: fields[name], label: labels[name] })));
  return (
    <Form method="post" noValidate className={styles.form}>
      <ErrorSummary
        key={formState?.refusedAt}
        problems={problems}
        formMessages={formState?.formMessage ? [formState.formMessage] : []}
        failure={useLookUpFailure(formState?.formMessage)}
      />
      <FormMessage message={formState?.message} />
      {/* Enter in a field presses the form's first button, which must not be the company look-up. */}
      <button type="submit" name="intent" value={intent} hidden>
        {t("mine.save")}
      </button>
      <NameFields fields={fields} />
      <AddressFields fields={fields} countries={countries} />
      <CompanyFields fields={fields} />
      <div>
        <CheckboxField field={fields.newsletter}>{t("mine.newsletter")}</CheckboxField>
        {newsletter === "asked" ? <p className={styles.quiet}>{t("mine.newsletterAsked")}</p> : null}
      </div>
      <div>
        <button type="submit" name="intent" value={intent} className={button.dark}>
          {t("mine.save")}
        </button>
      </div>
    </Form>
  );
}
