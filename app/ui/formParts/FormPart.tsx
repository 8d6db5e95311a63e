import type { ReactNode } from "react";

import * as styles from "./FormPart.css";

type FormPartProps = { legend: ReactNode; className?: string; children: ReactNode };

/** A group of form fields that belong together, under a heading of their own. */
export function FormPart({ legend, className = "", children }: FormPartProps) {
  return (
    <fieldset className={`${styles.root} ${className}`.trim()}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
