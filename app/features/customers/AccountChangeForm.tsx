import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { problemsOf } from "~/ui/formFields";
import type { Field } from "~/ui/TextField";

import * as styles from "./AccountForm.css";
import type { RefusedForm } from "./session/SignInPage";

type AccountChangeFormProps = {
  refusal: RefusedForm | undefined;
  /** The form's fields with their labels, in display order. */
  fields: readonly { field: Field; label: string }[];
  submit: string;
  className?: string;
  children: ReactNode;
};

/** Renders a form that changes one thing of the account: its errors, its fields and its button. */
export function AccountChangeForm({ refusal, fields, submit, className = "", children }: AccountChangeFormProps) {
  return (
    <Form method="post" noValidate className={`${styles.form} ${className}`.trim()}>
      <ErrorSummary
        key={refusal?.refusedAt}
        problems={problemsOf(fields)}
        formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
      />
      {children}
      <div>
        <button type="submit" className={button.light}>
          {submit}
        </button>
      </div>
    </Form>
  );
}
