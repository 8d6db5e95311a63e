import type { ReactNode } from "react";

import * as styles from "./FormActions.css";

type FormActionsProps = { back: { href: string; text: string }; children: ReactNode };

/** The end of a step's form: the way on, and left of it the way back; on phones below it. */
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
