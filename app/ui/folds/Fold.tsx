import type { ReactNode } from "react";

import * as styles from "./Fold.css";

type FoldProps = { id?: string; title: string; isOpen?: boolean; children: ReactNode };

/** One of several folds below one another. Browsers open a disclosure whose inside, not itself, a link leads to. */
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

/** Opens the fold that a link leads into, for browsers that do not. */
export function openFold(id: string): void {
  document.getElementById(id)?.closest("details")?.setAttribute("open", "");
}
