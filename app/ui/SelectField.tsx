import { FieldErrors } from "./FieldErrors";
import type { Field } from "./TextField";
import * as styles from "./TextField.css";

type Option = { value: string; text: string };

type SelectFieldProps = {
  field: Field;
  label: string;
  options: readonly Option[];
  /** Options under a heading; they follow those without one. */
  groups?: readonly { title: string; options: readonly Option[] }[];
  autoComplete?: string;
};

export function SelectField({ field, label, options, groups = [], autoComplete }: SelectFieldProps) {
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
          {options.map(optionOf)}
          {groups.map((group) => (
            <optgroup key={group.title} label={group.title}>
              {group.options.map(optionOf)}
            </optgroup>
          ))}
        </select>
      </span>
      <FieldErrors field={field} />
    </div>
  );
}

function optionOf({ value, text }: Option) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}
