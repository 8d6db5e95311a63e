import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { addressOf } from "~/addresses";
import { CompanyFields } from "~/features/customers/addressBook/PersonFields";
import { useLookUpFailure } from "~/features/customers/addressBook/useLookUpFailure";
import { FormMessage } from "~/features/customers/FormMessage";
import type { FormState } from "~/features/customers/RegisterPage";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { FormActions } from "~/ui/formParts/FormActions";
import type { Field } from "~/ui/TextField";
import { TextField } from "~/ui/TextField";

import { AddressChoice } from "./AddressChoice";
import { BillingFields, ContactPersonFields } from "./ContactFields";
import * as styles from "./ContactStep.css";
import type { ContactIntent } from "./contact.form";
import { type ContactName, contactNames } from "./contactFormValues";
import { useContactLabels } from "./contactLabels";
import { DeliveryFields } from "./DeliveryFields";

export type ContactFields = Record<ContactName, Field>;

type ContactStepProps = {
  initial: Partial<Record<ContactName, string>>;
  countries: readonly { value: string; text: string }[];
  /** The country that parcels are sent to; null for a pickup. */
  deliveredTo: { value: string; text: string } | null;
  /** The account's addresses; null for a guest. */
  book: {
    choices: readonly { id: string; name: string; line: string }[];
    chosenId: string | null;
    mayKeep: boolean;
  } | null;
  refusal: FormState | undefined;
};

const intent: ContactIntent = "save-contact";

/**
 * Renders the contact form. Parts that a checkbox reveals are hidden by CSS alone; browsers without `:has` show them
 * always.
 */
export function ContactStep({ initial, countries, deliveredTo, book, refusal }: ContactStepProps) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const fields = formFields(contactNames, refusal?.reply, initial);
  const { keep_address } = formFields(["keep_address"], refusal?.reply);
  const labels = useContactLabels();
  const problems = problemsOf(contactNames.map((name) => ({ field: fields[name], label: labels[name] })));
  const isUnfinished = problems.some(({ messages }) => messages.includes("ui:forms.required"));
  const message = refusal?.formMessage ?? (isUnfinished ? "checkout:errors.contact" : null);
  return (
    <Form method="post" noValidate className={styles.root}>
      <ErrorSummary
        key={refusal?.refusedAt}
        problems={problems}
        formMessages={message ? [message] : []}
        failure={useLookUpFailure(refusal?.formMessage)}
      />
      <FormMessage message={refusal?.message} />
      {/* Enter in a field presses the form's first button, which must not be the company look-up. */}
      <button type="submit" name="intent" value={intent} hidden>
        {t("contact.next")}
      </button>
      {book ? null : <p className={styles.quiet}>{t("contact.intro")}</p>}
      {book && book.choices.length > 0 ? <AddressChoice choices={book.choices} chosenId={book.chosenId} /> : null}
      <ContactPersonFields fields={fields} />
      <BillingFields fields={fields} countries={countries} isDelivered={deliveredTo !== null} />
      <CompanyFields fields={fields} />
      {deliveredTo ? <DeliveryFields fields={fields} country={deliveredTo} /> : null}
      {book?.mayKeep ? <CheckboxField field={keep_address}>{t("contact.keepAddress")}</CheckboxField> : null}
      <TextField field={fields.note} label={t("contact.note")} isMultiline />
      <FormActions back={{ href: addressOf("cartDelivery", locale), text: t("contact.back") }}>
        <button type="submit" name="intent" value={intent} className={button.dark}>
          {t("contact.next")}
        </button>
      </FormActions>
    </Form>
  );
}
