import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { NewTabLink } from "~/features/content/NewTabLink";
import * as formStyles from "~/features/customers/AccountForm.css";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { EmailField, TextField } from "~/ui/TextField";
import * as styles from "./ContactForm.css";
import { contactMessageNames } from "./contactMessage.form";

export type ContactRefusal = { reply: FormReply; formMessage: string | null; refusedAt: number };

/** Sends a message to the shop. Needs the namespaces `contact` and `legal`. */
export function ContactForm({ refusal }: { refusal: ContactRefusal | undefined }) {
  const { t } = useTranslation(["contact", "legal"]);
  const locale = useLocale();
  const { name, email, phone, order_number, message } = formFields(contactMessageNames, refusal?.reply);
  const problems = problemsOf([
    { field: name, label: t("name") },
    { field: email, label: t("email") },
    { field: phone, label: t("phone") },
    { field: order_number, label: t("orderNumber") },
    { field: message, label: t("message") },
  ]);
  return (
    <section aria-labelledby="napiste-nam">
      <h2 id="napiste-nam" className={styles.title}>
        {t("title")}
      </h2>
      <Form method="post" action={addressOf("contact", locale)} noValidate className={formStyles.form}>
        <ErrorSummary
          key={refusal?.refusedAt}
          problems={problems}
          formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
        />
        <TextField field={name} label={t("name")} autoComplete="name" isRequired />
        <EmailField field={email} label={t("email")} hint={t("emailHint")} />
        <TextField field={phone} label={t("phoneOptional")} type="tel" autoComplete="tel" />
        <TextField field={order_number} label={t("orderNumberOptional")} inputMode="numeric" />
        <TextField field={message} label={t("message")} isMultiline isRequired />
        <p className={formStyles.quiet}>
          {t("privacy")} <NewTabLink href={infoPageAddress(locale, "privacy")}>{t("privacyLink")}</NewTabLink>.
        </p>
        <div className={formStyles.actions}>
          <button type="submit" className={button.dark}>
            {t("submit")}
          </button>
        </div>
      </Form>
    </section>
  );
}
