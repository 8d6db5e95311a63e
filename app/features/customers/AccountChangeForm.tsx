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
  /** In the order of the form. */
  fields: readonly { field: Field; label: string }[];
  submit: string;
  className?: string;
  children: ReactNode;
};

/** A form of the account that changes one thing: what was refused, its fields, its button. */
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
