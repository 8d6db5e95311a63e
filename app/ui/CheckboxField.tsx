import type { ReactNode } from "react";

import * as styles from "./CheckboxField.css";
import { FieldErrors } from "./FieldErrors";
import type { Field } from "./TextField";

/** A checkbox with its label; it is checked when the submitted form had it checked. */
export function CheckboxField({ field, children }: { field: Field; children: ReactNode }) {
  return (
    <div>
      <label className={styles.root}>
        <input
          id={field.id}
          name={field.name}
          type="checkbox"
          value="on"
          defaultChecked={field.initialValue === "on"}
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={field.errors ? field.errorId : undefined}
          className={styles.box}
        />
        <span>{children}</span>
      </label>
      <FieldErrors field={field} />
    </div>
  );
}
