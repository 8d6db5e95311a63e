import type { ReactNode } from "react";

import * as styles from "./AccordionSection.css";

type AccordionSectionProps = { id?: string; title: string; isOpen?: boolean; children: ReactNode };

/**
 * One of several disclosures, one below the other. The id is on the content, because browsers open a disclosure for a
 * link to something inside it, but not for a link to the disclosure itself.
 */
export function AccordionSection({ id, title, isOpen, children }: AccordionSectionProps) {
  return (
    <details className={styles.root} open={isOpen || undefined}>
      <summary className={styles.summary}>{title}</summary>
      <div id={id} className={styles.inner}>
        {children}
      </div>
    </details>
  );
}

/** Opens the section with that content, for browsers that do not open it for a link. */
export function openAccordionSection(id: string): void {
  document.getElementById(id)?.closest("details")?.setAttribute("open", "");
}
