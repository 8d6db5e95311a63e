import type { ReactNode } from "react";

import * as styles from "./FormActions.css";

type FormActionsProps = { back: { href: string; text: string }; children: ReactNode };

/**
 * The buttons at the end of a step's form: the submit button, and left of it the link back, which is below it on
 * phones.
 */
export function FormActions({ back, children }: FormActionsProps) {
  return (
    <div className={styles.root}>
      {children}{" "}
      <a className={styles.back} href={back.href}>
        {back.text}
      </a>
    </div>
  );
}
