import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { useFieldMessages } from "~/ui/fieldMessages";
import type { FormReply } from "~/ui/formFields";
import * as fieldStyles from "~/ui/TextField.css";

import { useProblemText } from "./useProblemText";
import * as styles from "./VoucherForm.css";
import type { VoucherProblem } from "./voucher";

/** What was typed, and why it was refused: by its form, by the voucher, or for too many tries. */
export type VoucherRefusal = {
  typed: { voucherCode: string; guestEmail: string };
  errors: FormReply["error"];
  problem: VoucherProblem | null;
  isTried: boolean;
  refusedAt: number;
};

type VoucherFormProps = { refusal: VoucherRefusal | undefined };

/** Takes a voucher's code, and an address when the voucher asks for one. Opens by itself when it was refused. */
export function VoucherForm({ refusal }: VoucherFormProps) {
  const { t } = useTranslation("vouchers");
  const complaints = useComplaints(refusal);
  const asksEmail = refusal?.problem?.code === "empty_email" || Boolean(refusal?.typed.guestEmail || complaints.email);
  return (
    <details className={styles.root} open={refusal !== undefined}>
      <summary className={styles.opener}>{t("form.open")}</summary>
      <Form key={refusal?.refusedAt} method="post" preventScrollReset noValidate className={styles.form}>
        <input type="hidden" name="serviceType" value="eshop" />
        <Field
          name="voucherCode"
          label={t("form.code")}
          typed={refusal?.typed.voucherCode}
          complaint={complaints.code}
          takesFocus={Boolean(complaints.code) && refusal?.problem?.code !== "empty_email"}
        />
        {asksEmail ? (
          <Field
            name="guestEmail"
            label={t("form.email")}
            hint={t("form.emailHint")}
            typed={refusal?.typed.guestEmail}
            complaint={complaints.email}
            takesFocus={complaints.code === ""}
          />
        ) : null}
        <button type="submit" className={button.light}>
          {t("form.submit")}
        </button>
      </Form>
    </details>
  );
}

function useComplaints(refusal: VoucherRefusal | undefined): { code: string; email: string } {
  const { t } = useTranslation("vouchers");
  const explain = useFieldMessages();
  const wordProblem = useProblemText();
  if (!refusal) return { code: "", email: "" };
  const { errors, problem, isTried } = refusal;
  const worded = (messages: string[] | null | undefined) => (messages ?? []).map(explain).join(" ");
  const ofVoucher = problem ? wordProblem(problem) : "";
  const isAboutEmail = problem?.code === "empty_email";
  return {
    code: isTried ? t("tooMany") : worded(errors?.voucherCode) || (isAboutEmail ? "" : ofVoucher),
    email: worded(errors?.guestEmail) || (isAboutEmail ? ofVoucher : ""),
  };
}

type FieldProps = {
  name: "voucherCode" | "guestEmail";
  label: string;
  hint?: string;
  typed: string | undefined;
  complaint: string;
  takesFocus: boolean;
};

function Field({ name, label, hint, typed, complaint, takesFocus }: FieldProps) {
  const isEmail = name === "guestEmail";
  const describedBy = [complaint && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
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
        aria-invalid={complaint ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={fieldStyles.input[complaint ? "wrong" : "calm"]}
      />
      {hint ? (
        <p id={`${name}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
      {complaint ? (
        <p id={`${name}-error`} className={fieldStyles.complaint} role="alert">
          {complaint}
        </p>
      ) : null}
    </div>
  );
}
