import type { ReactNode } from "react";

import * as styles from "./Fold.css";

type FoldProps = { id?: string; title: string; isOpen?: boolean; children: ReactNode };

/**
 * One of several disclosures, one below the other. The id is on the content, because browsers open a disclosure for a
 * link to something inside it, but not for a link to the disclosure itself.
 */
export function Fold({ id, title, isOpen, children }: FoldProps) {
  return (
    <details className={styles.root} open={isOpen || undefined}>
      <summary className={styles.summary}>{title}</summary>
      <div id={id} className={styles.inner}>
        {children}
      </div>
    </details>
  );
}

/** Opens the fold with that content, for browsers that do not open it for a link. */
export function openFold(id: string): void {
  document.getElementById(id)?.closest("details")?.setAttribute("open", "");
}
