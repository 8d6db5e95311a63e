import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./ServiceLinks.css";

const services = ["alterations", "wardrobeService", "dryCleaner"] as const;

export function ServiceLinks() {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <section>
      <h2 className={styles.title}>{t("services.title")}</h2>
      <ul className={styles.root}>
        {services.map((service) => (
          <li key={service}>
            <a className={styles.link} href={addressOf(service, locale)}>
              <h3 className={styles.name}>{t(`services.${service}.name`)}</h3>
              <p className={styles.text}>{t(`services.${service}.text`)}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
