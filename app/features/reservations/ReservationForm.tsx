import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { productAddress } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import * as formStyles from "~/features/customers/AccountForm.css";
import { PhoneInputs } from "~/features/customers/addressBook/PersonInputs";
import { FormPage } from "~/features/customers/FormPage";
import { useMoney } from "~/features/money/CurrencyContext";
import { SubmissionKey } from "~/features/productCard/SubmissionKey";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { SelectField } from "~/ui/SelectField";
import type { Field } from "~/ui/TextField";
import { EmailField, TextField } from "~/ui/TextField";
import * as styles from "./ReservationForm.css";
import { maxReservedPieces } from "./reservationLimit";
import { type ReservationName, reservationNames } from "./reservationNames";

export type ReservationFormView = {
  product: { id: number; name: string; slug: string; categorySlug: string | null };
  store: { name: string; street: string; zip: string; city: string };
  variants: { id: number; name: string; unitMinor: number }[];
  /** The formatted time at which the reservation would end. */
  until: string;
  initial: Partial<Record<ReservationName, string>>;
};

export type ReservationRefusal = { reply: FormReply; formMessage: string | null; refusedAt: number };

type ReservationFormProps = { view: ReservationFormView; refusal: ReservationRefusal | undefined };

/** The form that reserves a product in a store. Needs the namespaces `reservations` and `checkout`. */
export function ReservationForm({ view, refusal }: ReservationFormProps) {
  const { t } = useTranslation("reservations");
  const locale = useLocale();
  return (
    <FormPage title={t("title")} lead={t("lead")} refusedAt={refusal?.refusedAt}>
      <Facts view={view} />
      {view.variants.length > 0 ? <Fields view={view} refusal={refusal} /> : <p role="alert">{t("soldOut")}</p>}
      <p>
        <a href={productAddress(locale, view.product)}>{t("back")}</a>
      </p>
    </FormPage>
  );
}

function Facts({ view: { product, store, variants, until } }: { view: ReservationFormView }) {
  const { t } = useTranslation("reservations");
  const money = useMoney();
  const [variant, ...others] = variants;
  const prices = new Set(variants.map(({ unitMinor }) => unitMinor));
  return (
    <div className={styles.facts}>
      <p className={styles.strong}>{product.name}</p>
      {variant && others.length === 0 && variant.name ? <p>{variant.name}</p> : null}
      {variant && prices.size === 1 ? (
        <p>
          {t("price")}: {money(variant.unitMinor)}
        </p>
      ) : null}
      <p>
        <span className={styles.line}>{store.name}</span>
        <span className={styles.quiet}>
          {store.street}, {store.zip} {store.city}
        </span>
      </p>
      <p>{t("until", { until })}</p>
    </div>
  );
}

function Fields({ view, refusal }: ReservationFormProps) {
  const { t } = useTranslation(["reservations", "checkout"]);
  const locale = useLocale();
  const fields = formFields(reservationNames, refusal?.reply, view.initial);
  const problems = problemsOf([
    { field: fields.variant, label: t("variant") },
    { field: fields.quantity, label: t("quantity") },
    { field: fields.name, label: t("name") },
    { field: fields.email, label: t("email") },
    { field: fields.phone, label: t("checkout:contact.phone") },
  ]);
  return (
    <Form method="post" noValidate className={formStyles.form}>
      <ErrorSummary
        key={refusal?.refusedAt}
        problems={problems}
        formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
      />
      <SubmissionKey />
      <VariantField field={fields.variant} variants={view.variants} />
      <SelectField field={fields.quantity} label={t("quantity")} options={quantities} />
      <TextField field={fields.name} label={t("name")} autoComplete="name" isRequired />
      <EmailField field={fields.email} label={t("email")} hint={t("emailHint")} />
      <PhoneInputs fields={fields} hint={t("phoneHint")} />
      <p className={styles.quiet}>
        {t("consent")} <a href={infoPageAddress(locale, "privacy")}>{t("privacy")}</a>
      </p>
      <button type="submit" className={button.dark}>
        {t("submit")}
      </button>
    </Form>
  );
}

const quantities = Array.from({ length: maxReservedPieces }, (_, index) => String(index + 1)).map((value) => ({
  value,
  text: value,
}));

/** Renders a select of the variants; a single variant needs no choice. */
function VariantField({ field, variants }: { field: Field; variants: ReservationFormView["variants"] }) {
  const { t } = useTranslation("reservations");
  const money = useMoney();
  const [only, ...others] = variants;
  if (only && others.length === 0) return <input type="hidden" name={field.name} value={only.id} />;
  const options = variants.map(({ id, name, unitMinor }) => ({
    value: String(id),
    text: `${name}, ${money(unitMinor)}`,
  }));
  return (
    <SelectField field={field} label={t("variant")} options={[{ value: "", text: t("chooseVariant") }, ...options]} />
  );
}
