import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";

import * as styles from "./AccountForm.css";
import { profileNames } from "./addressBook/formNames";
import { AddressPart, type Choice, CompanyPart, NamePart, usePersonLabels } from "./addressBook/PersonFields";
import type { FormAgain } from "./RegisterPage";
import { Told } from "./Told";

type ProfileFormProps = {
  initial: Partial<Record<(typeof profileNames)[number], string>>;
  countries: readonly Choice[];
  newsletter: "none" | "asked" | "subscribed";
  again: FormAgain | undefined;
};

export function ProfileForm({ initial, countries, newsletter, again }: ProfileFormProps) {
  const { t } = useTranslation("account");
  const fields = formFields(profileNames, again?.reply, initial);
  const labels = { ...usePersonLabels(), newsletter: t("mine.newsletter") };
  const problems = problemsOf(profileNames.map((name) => ({ field: fields[name], label: labels[name] })));
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="form" value="profile" />
      <ErrorSummary
        key={again?.refusedAt}
        problems={problems}
        formMessages={again?.formMessage ? [again.formMessage] : []}
      />
      <Told what={again?.told} />
      {/* Enter in a field presses a form's first button, which must not be the register's. */}
      <button type="submit" hidden />
      <NamePart fields={fields} />
      <AddressPart fields={fields} countries={countries} />
      <CompanyPart fields={fields} />
      <div>
        <CheckboxField field={fields.newsletter}>{t("mine.newsletter")}</CheckboxField>
        {newsletter === "asked" ? <p className={styles.quiet}>{t("mine.newsletterAsked")}</p> : null}
      </div>
      <div>
        <button type="submit" className={button.dark}>
          {t("mine.save")}
        </button>
      </div>
    </Form>
  );
}
