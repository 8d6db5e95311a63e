import { useTranslation } from "react-i18next";

import { CheckboxField } from "~/ui/CheckboxField";
import { RadioCards } from "~/ui/RadioCards";
import { SelectField } from "~/ui/SelectField";
import { type Field, TextField } from "~/ui/TextField";

import { Sample } from "./Sample";
import * as styles from "./typography.css";

export function FieldSamples() {
  const { t } = useTranslation("typography");
  const options = ["52", "54", "56"].map((size) => ({ value: size, text: size }));
  const cards = (["first", "second"] as const).map((value) => ({
    value,
    title: t(`fields.cards.${value}.title`),
    text: t(`fields.cards.${value}.text`),
  }));
  return (
    <Sample name="fields">
      <form className={styles.form} action="#vzor-fields">
        <TextField field={validField("name", "Eliška Novotná")} label={t("fields.name")} autoComplete="off" />
        <TextField
          field={invalidField("email", "eliska@", "ui:forms.email")}
          label={t("fields.email")}
          hint={t("fields.emailHint")}
          autoComplete="off"
        />
        <SelectField field={validField("size", "54")} label={t("fields.size")} options={options} />
        <TextField field={validField("note", "")} label={t("fields.note")} isMultiline />
        <RadioCards field={validField("way", "first")} legend={t("fields.cards.legend")} cards={cards} />
        <CheckboxField field={validField("news", "on")}>{t("fields.news")}</CheckboxField>
        <CheckboxField field={invalidField("terms", "", "ui:forms.confirmed")}>{t("fields.terms")}</CheckboxField>
        <fieldset className={styles.form} disabled>
          <legend className={styles.legend}>{t("fields.disabled")}</legend>
          <TextField field={validField("off-name", "Eliška Novotná")} label={t("fields.name")} autoComplete="off" />
          <SelectField field={validField("off-size", "54")} label={t("fields.size")} options={options} />
          <CheckboxField field={validField("off-news", "on")}>{t("fields.news")}</CheckboxField>
        </fieldset>
      </form>
    </Sample>
  );
}

function validField(name: string, initialValue: string): Field {
  return { id: `vzor-${name}`, name, errorId: `vzor-${name}-chyba`, initialValue };
}

function invalidField(name: string, initialValue: string, message: string): Field {
  return { ...validField(name, initialValue), errors: [message] };
}
