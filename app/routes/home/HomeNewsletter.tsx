import { useTranslation } from "react-i18next";

import { NewsletterForm } from "~/features/newsletter/NewsletterForm";

import * as styles from "./HomeNewsletter.css";

export function HomeNewsletter() {
  const { t } = useTranslation("home");
  return (
    <section className={styles.root}>
      <div className={styles.intro}>
        <h2 className={styles.title}>{t("newsletter.title")}</h2>
        <p className={styles.text}>{t("newsletter.text")}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
