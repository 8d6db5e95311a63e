import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldError } from "styles/global.css";

import { button } from "~/ui/Button.css";
import { useFieldMessages } from "~/ui/FieldErrors";
import type { FormReply } from "~/ui/formFields";
import { Intent } from "~/ui/Intent";
import * as fieldStyles from "~/ui/TextField.css";

import { useVoucherProblemText } from "./useVoucherProblemText";
import * as styles from "./VoucherForm.css";
import type { VoucherProblem } from "./voucher";
import type { VoucherIntent } from "./voucher.form";

/** The typed values, and why they were rejected: by validation, by the voucher's rules, or after too many attempts. */
export type VoucherRefusal = {
  typed: { voucherCode: string; guestEmail: string };
  errors: FormReply["error"];
  problem: VoucherProblem | null;
  isTried: boolean;
  refusedAt: number;
};

type VoucherFormProps = { refusal: VoucherRefusal | undefined };

/**
 * The form for a voucher's code, and for an e-mail when the voucher needs one. It is open after a rejection. When
 * another form of the cart is answered, the message of the rejection disappears and the typed values stay.
 */
export function VoucherForm({ refusal }: VoucherFormProps) {
  const { t } = useTranslation("vouchers");
  const [last, setLast] = useState(refusal);
  if (refusal && refusal.refusedAt !== last?.refusedAt) setLast(refusal);
  const fieldErrors = useFieldErrors(refusal);
  const asksEmail =
    last?.problem?.code === "empty_email" || Boolean(last?.typed.guestEmail || last?.errors?.guestEmail);
  return (
    <details className={styles.root} open={last !== undefined}>
      <summary className={styles.opener}>{t("form.open")}</summary>
      <Form key={last?.refusedAt} method="post" preventScrollReset noValidate className={styles.form}>
        <Intent<VoucherIntent> name="add-voucher" />
        <input type="hidden" name="serviceType" value="eshop" />
        <Field
          name="voucherCode"
          label={t("form.code")}
          typed={last?.typed.voucherCode}
          error={fieldErrors.code}
          takesFocus={Boolean(fieldErrors.code) && refusal?.problem?.code !== "empty_email"}
        />
        {asksEmail ? (
          <Field
            name="guestEmail"
            label={t("form.email")}
            hint={t("form.emailHint")}
            typed={last?.typed.guestEmail}
            error={fieldErrors.email}
            takesFocus={fieldErrors.code === ""}
          />
        ) : null}
        <button type="submit" className={button.light}>
          {t("form.submit")}
        </button>
      </Form>
    </details>
  );
}

function useFieldErrors(refusal: VoucherRefusal | undefined): { code: string; email: string } {
  const { t } = useTranslation("vouchers");
  const explain = useFieldMessages();
  const describeProblem = useVoucherProblemText();
  if (!refusal) return { code: "", email: "" };
  const { errors, problem, isTried } = refusal;
  const toText = (messages: string[] | null | undefined) => (messages ?? []).map(explain).join(" ");
  const voucherError = problem ? describeProblem(problem) : "";
  const isAboutEmail = problem?.code === "empty_email";
  return {
    code: isTried ? t("tooMany") : toText(errors?.voucherCode) || (isAboutEmail ? "" : voucherError),
    email: toText(errors?.guestEmail) || (isAboutEmail ? voucherError : ""),
  };
}

type FieldProps = {
  name: "voucherCode" | "guestEmail";
  label: string;
  hint?: string;
  typed: string | undefined;
  error: string;
  takesFocus: boolean;
};

function Field({ name, label, hint, typed, error, takesFocus }: FieldProps) {
  const isEmail = name === "guestEmail";
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  return (
    <div className={fieldStyles.root}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={isEmail ? "email" : "text"}
        autoComplete={isEmail ? "email" : "off"}
        autoCapitalize={isEmail ? "none" : "characters"}
        spellCheck={false}
        maxLength={isEmail ? 254 : 64}
        defaultValue={typed}
        // biome-ignore lint/a11y/noAutofocus: a refused field must be found
        autoFocus={takesFocus}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={fieldStyles.input[error ? "invalid" : "default"]}
      />
      {hint ? (
        <p id={`${name}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${name}-error`} className={fieldError} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
