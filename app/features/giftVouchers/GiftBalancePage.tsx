import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { maxCodeLength } from "~/features/vouchers/voucher";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { EmailField, TextField } from "~/ui/TextField";
import { balanceFieldNames } from "./balance.form";
import * as styles from "./GiftBalancePage.css";
import type { GiftFormRefusal } from "./GiftVoucherForm";

/** The page that shows a gift voucher's balance, as a notice. Needs the namespace `vouchers`. */
export function GiftBalancePage({ refusal }: { refusal: GiftFormRefusal | undefined }) {
  const { t } = useTranslation("vouchers");
  const locale = useLocale();
  const { code, email } = formFields(balanceFieldNames, refusal?.reply);
  const problems = problemsOf([
    { field: code, label: t("form.code") },
    { field: email, label: t("gift.balance.email") },
  ]);
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("gift.balance.title")}</h1>
      <p>{t("gift.balance.text")}</p>
      <Form method="post" noValidate className={styles.form}>
        <ErrorSummary key={refusal?.refusedAt} problems={problems} formMessages={refusal?.formMessages ?? []} />
        <TextField
          field={code}
          label={t("form.code")}
          hint={t("gift.balance.codeHint")}
          maxLength={maxCodeLength + 4}
          isRequired
        />
        <EmailField field={email} label={t("gift.balance.email")} hint={t("gift.balance.emailHint")} maxLength={254} />
        <button type="submit" className={button.dark}>
          {t("gift.balance.submit")}
        </button>
      </Form>
      <p>
        <a href={addressOf("giftVouchers", locale)}>{t("gift.balance.back")}</a>
      </p>
    </div>
  );
}
