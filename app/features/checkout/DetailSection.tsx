import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import * as styles from "./DetailSection.css";

type DetailSectionProps = {
  title: string;
  editAt?: string;
  /** The anchor for links to the section. */
  id?: string;
  children: ReactNode;
};

/** Renders a heading and its details; `editAt` adds a link to where they can be changed. */
export function DetailSection({ title, editAt, id, children }: DetailSectionProps) {
  const { t } = useTranslation("checkout");
  return (
    <section id={id} className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {editAt ? (
          <a className={styles.edit} href={editAt}>
            {t("review.edit")}
            <span className={visuallyHidden}>: {title}</span>
          </a>
        ) : null}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/**
 * Renders the non-empty lines of a text, such as an address. Each ends with a line break, as text browsers ignore CSS.
 */
export function TextLines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, such as a person's and a company's name.
    <span key={index} className={styles.line}>
      {line}
      <br />
    </span>
  ));
}
