import { useTranslation } from "react-i18next";
import { fieldError } from "styles/global.css";

import type { Field } from "./TextField";

/**
 * Translates a schema's error message. A message is a translation key with its namespace, `ui:forms.required`, and may
 * carry one number after a bar: `ui:forms.longest|60` fills `{{length}}`.
 */
export function useFieldMessages(): (message: string) => string {
  const { t } = useTranslation();
  return (message) => {
    const [key = "", length] = message.split("|");
    // Keys come from schemas as plain strings; locales.test.ts checks that each exists.
    const translate = t as (key: string, values: Record<string, unknown>) => string;
    return translate(key, { length: Number(length) });
  };
}

type FieldErrorsProps = { field: Pick<Field, "errors" | "errorId">; className?: string };

/** The errors of a field; the field's input refers to them by their id. */
export function FieldErrors({ field: { errors, errorId }, className = "" }: FieldErrorsProps) {
  const explain = useFieldMessages();
  if (!errors) return null;
  return (
    <p id={errorId} className={`${fieldError} ${className}`.trim()}>
      {errors.map(explain).join(" ")}
    </p>
  );
}
