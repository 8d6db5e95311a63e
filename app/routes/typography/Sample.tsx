import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import * as styles from "./typography.css";

type SampleName =
  | "colours"
  | "texts"
  | "lists"
  | "table"
  | "quote"
  | "buttons"
  | "fields"
  | "notices"
  | "cards"
  | "pager"
  | "dialog";

/** One part of the sample under its own heading. */
export function Sample({ name, children }: { name: SampleName; children: ReactNode }) {
  const { t } = useTranslation("typography");
  return (
    <section className={styles.sample} aria-labelledby={`vzor-${name}`}>
      <h2 id={`vzor-${name}`} className={styles.name}>
        {t(`parts.${name}`)}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
