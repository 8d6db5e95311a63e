import type { HTMLInputTypeAttribute } from "react";

import { FieldErrors } from "./FieldErrors";
import * as styles from "./TextField.css";

/** The state of one field; conform's FieldMetadata has this shape. */
export type Field = {
  id: string;
  name: string;
  errorId: string;
  errors?: string[] | undefined;
  initialValue?: unknown;
};

type TextFieldProps = {
  field: Field;
  label: string;
  autoComplete?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: "numeric" | "tel" | "email" | "text";
  hint?: string;
  maxLength?: number;
  isRequired?: boolean;
  isMultiline?: boolean;
};

/** A required e-mail field. Browsers suggest the visitor's own address; in a sign-in form, one that is a user name. */
export function EmailField({
  autoComplete = "email",
  ...props
}: Pick<TextFieldProps, "field" | "label" | "hint" | "maxLength"> & { autoComplete?: "email" | "username" }) {
  return <TextField {...props} type="email" autoComplete={autoComplete} isRequired />;
}

export function TextField(props: TextFieldProps) {
  const { field, label, hint, isRequired, isMultiline } = props;
  const hintId = `${field.id}-hint`;
  const describedBy = [field.errors && field.errorId, hint && hintId].filter(Boolean).join(" ");
  const shared = {
    id: field.id,
    name: field.name,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
    autoComplete: props.autoComplete,
    maxLength: props.maxLength,
    "aria-required": isRequired || undefined,
    "aria-invalid": field.errors ? true : undefined,
    "aria-describedby": describedBy || undefined,
    className: styles.input[field.errors ? "invalid" : "default"],
  };
  return (
    <div className={styles.root}>
      <label htmlFor={field.id}>{label}</label>
      {isMultiline ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input type={props.type ?? "text"} inputMode={props.inputMode} {...shared} />
      )}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldErrors field={field} />
    </div>
  );
}
