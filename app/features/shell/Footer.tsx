import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import * as styles from "./Footer.css";
import { FooterChoices } from "./FooterChoices";
import type { ShellFacts } from "./shellFacts";

export function Footer({ shell: { brand, menu } }: { shell: ShellFacts }) {
  const { t } = useTranslation("shell");
  return (
    <footer className={styles.root}>
      <div className={`${column} ${styles.columns}`}>
        <div>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.quiet}>{t("footer.about")}</p>
        </div>
        <nav aria-label={t("footer.menu")}>
          <ul className={styles.links}>
            {menu.map(({ text, link }) => (
              <li key={link}>
                <a className={styles.link} href={link}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p>{t("footer.hours")}</p>
          <p className={styles.quiet}>{t("footer.sample")}</p>
          <FooterChoices />
        </div>
      </div>
    </footer>
  );
}
