import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { type GiftForm, giftForms, giftOffers, mostDaysAhead } from "~/features/cart/gift/gift";
import { giftFieldNames, ownAmount, unit } from "~/features/cart/gift/gift.form";
import { maxLineMessageLength } from "~/features/cart/lineMessage";
import { useCurrency } from "~/features/money/CurrencyContext";
import { formatMoneyInProse } from "~/features/money/money";
import { SubmissionKey } from "~/features/productCard/SubmissionKey";
import { idsIn } from "~/platform/closedSets";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { RadioCards } from "~/ui/RadioCards";
import { TextField } from "~/ui/TextField";
import * as styles from "./GiftVoucherForm.css";

export type GiftFormRefusal = { reply: FormReply; formMessages: string[]; refusedAt: number };

/**
 * The form that buys a gift voucher. Fields that the chosen kind of voucher does not need are hidden by CSS, and the
 * server ignores them. Needs the namespace `vouchers`.
 */
export function GiftVoucherForm({ refusal }: { refusal: GiftFormRefusal | undefined }) {
  const { t } = useTranslation("vouchers");
  const locale = useLocale();
  const { values } = giftOffers[locale];
  const initial = { amount: String(values[1]), form: "email" satisfies GiftForm };
  const fields = formFields(giftFieldNames, refusal?.reply, initial);
  return (
    <Form method="post" noValidate className={styles.root} aria-labelledby="koupit">
      <h2 id="koupit" className={styles.title}>
        {t("gift.offer")}
      </h2>
      <ErrorSummary
        key={refusal?.refusedAt}
        problems={useProblems(fields)}
        formMessages={refusal?.formMessages ?? []}
      />
      <div className={styles.amounts}>
        <RadioCards field={fields.amount} legend={t("gift.amount")} cards={useAmountCards()} />
        <div className={styles.own}>
          <TextField
            field={fields.own_amount}
            label={t("gift.ownAmount")}
            hint={t("gift.ownAmountHint")}
            inputMode="numeric"
            maxLength={12}
          />
        </div>
      </div>
      <RadioCards field={fields.form} legend={t("gift.formLegend")} cards={useFormCards()} />
      <div className={styles.fields}>
        <TextField
          field={fields.recipient_name}
          label={t("gift.recipientName")}
          hint={t("gift.recipientNameHint")}
          maxLength={60}
        />
        <div className={styles.sent}>
          <TextField
            field={fields.recipient_email}
            label={t("gift.recipientEmail")}
            hint={t("gift.recipientEmailHint")}
            type="email"
            inputMode="email"
            maxLength={254}
          />
          <TextField
            field={fields.send_on}
            label={t("gift.sendOn")}
            hint={t("gift.sendOnHint", { days: mostDaysAhead })}
            type="date"
          />
        </div>
        <TextField
          field={fields.message}
          label={t("gift.message")}
          hint={t("gift.messageHint", { length: maxLineMessageLength })}
          maxLength={80}
        />
      </div>
      <SubmissionKey />
      <button type="submit" className={button.dark}>
        {t("gift.submit")}
      </button>
    </Form>
  );
}

function useProblems(fields: ReturnType<typeof formFields<(typeof giftFieldNames)[number]>>) {
  const { t } = useTranslation("vouchers");
  return problemsOf([
    { field: fields.amount, label: t("gift.amount") },
    { field: fields.own_amount, label: t("gift.ownAmount") },
    { field: fields.form, label: t("gift.formLegend") },
    { field: fields.recipient_name, label: t("gift.recipientName") },
    { field: fields.recipient_email, label: t("gift.recipientEmail") },
    { field: fields.send_on, label: t("gift.sendOn") },
    { field: fields.message, label: t("gift.message") },
  ]);
}

function useAmountCards() {
  const { t } = useTranslation("vouchers");
  const currency = useCurrency();
  const locale = useLocale();
  const offered = giftOffers[locale].values.map((value) => ({
    value: String(value),
    title: formatMoneyInProse(value * unit(locale), currency),
  }));
  return [...offered, { value: ownAmount, title: t("gift.own") }];
}

function useFormCards() {
  const { t } = useTranslation("vouchers");
  return idsIn(giftForms).map((form) => ({
    value: form,
    title: t(`gift.formTitle.${form}`),
    text: t(`gift.formText.${form}`),
  }));
}
