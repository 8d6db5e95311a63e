import { useTranslation } from "react-i18next";

import * as styles from "./Story.css";

/** The text block about the shop. */
export function Story() {
  const { t } = useTranslation("home");
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t("story.title")}</h2>
      <p className={styles.text}>{t("story.text")}</p>
    </section>
  );
}
