import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import * as styles from "./DescriptionList.css";

type FactBlockProps = { title: string /** Where it can be changed. */; editAt?: string; children: ReactNode };

/** A heading and what stands under it, one line each; with a link to where it was chosen. */
export function FactBlock({ title, editAt, children }: FactBlockProps) {
  const { t } = useTranslation("checkout");
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {editAt ? (
          <a className={styles.edit} href={editAt}>
            {t("review.edit")}
            <span className={spoken}>: {title}</span>
          </a>
        ) : null}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Lines of an address or the like. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
