import { useTranslation } from "react-i18next";

import * as styles from "./Story.css";

/** The text block: what the shop stands for. */
export function Story() {
  const { t } = useTranslation("home");
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t("story.title")}</h2>
      <p className={styles.text}>{t("story.text")}</p>
    </section>
  );
}
