import { FieldErrors } from "./FieldErrors";
import type { Field } from "./TextField";
import * as styles from "./TextField.css";

type SelectFieldProps = {
  field: Field;
  label: string;
  options: readonly { value: string; text: string }[];
  autoComplete?: string;
};

export function SelectField({ field, label, options, autoComplete }: SelectFieldProps) {
  return (
    <div className={styles.root}>
      <label htmlFor={field.id}>{label}</label>
      <span className={styles.arrowed}>
        <select
          id={field.id}
          name={field.name}
          autoComplete={autoComplete}
          defaultValue={typeof field.initialValue === "string" ? field.initialValue : undefined}
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={field.errors ? field.errorId : undefined}
          className={styles.input[field.errors ? "invalid" : "default"]}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
      <FieldErrors field={field} />
    </div>
  );
}
