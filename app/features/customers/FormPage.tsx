import type { ReactNode } from "react";
import { column } from "styles/global.css";

import { useProblemTitle } from "~/ui/useProblemTitle";

import * as styles from "./AccountForm.css";

type FormPageProps = {
  title: string;
  lead?: string;
  /** double: a form with other content beside it on wider screens. */
  width?: "narrow" | "wide" | "double";
  /** When the page's form was rejected; undefined when it was not. */
  refusedAt?: number | undefined;
  /** Content below the lead. */
  introduction?: ReactNode;
  children: ReactNode;
};

export function FormPage({ title, lead, width = "narrow", refusedAt, introduction, children }: FormPageProps) {
  useProblemTitle(refusedAt);
  return (
    <div className={`${column} ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {introduction}
      </div>
      <div className={styles.sheet[width]}>{children}</div>
    </div>
  );
}
