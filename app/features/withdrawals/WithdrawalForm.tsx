import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import * as formStyles from "~/features/customers/AccountForm.css";
import { FormPage } from "~/features/customers/FormPage";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { EmailField, TextField } from "~/ui/TextField";

import { statementNames } from "./withdrawalNames";

export type WithdrawalRefusal = { reply: FormReply; formMessage: string | null; refusedAt: number };

/** The withdrawal form that asks for an order number. It reveals nothing about any order. */
export function WithdrawalForm({ refusal }: { refusal: WithdrawalRefusal | undefined }) {
  const { t } = useTranslation("orders");
  const locale = useLocale();
  const { name, order_number, email, goods } = formFields(statementNames, refusal?.reply);
  const problems = problemsOf([
    { field: name, label: t("withdraw.name") },
    { field: order_number, label: t("withdraw.orderNumber") },
    { field: email, label: t("withdraw.email") },
    { field: goods, label: t("withdraw.goods") },
  ]);
  return (
    <FormPage title={t("withdraw.title")} lead={t("withdraw.lead")} refusedAt={refusal?.refusedAt}>
      <Form method="post" action={addressOf("withdrawal", locale)} noValidate className={formStyles.form}>
        <ErrorSummary
          key={refusal?.refusedAt}
          problems={problems}
          formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
        />
        <TextField field={name} label={t("withdraw.name")} autoComplete="name" isRequired />
        <TextField
          field={order_number}
          label={t("withdraw.orderNumber")}
          hint={t("withdraw.orderNumberHint")}
          inputMode="numeric"
          isRequired
        />
        <EmailField field={email} label={t("withdraw.email")} />
        <TextField field={goods} label={t("withdraw.goods")} hint={t("withdraw.goodsHint")} isMultiline />
        <ContinueButton />
      </Form>
    </FormPage>
  );
}

/** Renders the button that leads to the second step, and a link to the full instructions. */
export function ContinueButton() {
  const { t } = useTranslation("orders");
  const locale = useLocale();
  return (
    <div className={formStyles.actions}>
      <button type="submit" className={button.dark}>
        {t("withdraw.continue")}
      </button>
      <a className={formStyles.plainLink} href={infoPageAddress(locale, "withdrawal")}>
        {t("withdraw.more")}
      </a>
    </div>
  );
}
