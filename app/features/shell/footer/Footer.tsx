import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { useLocale } from "~/platform/i18n/LocaleContext";
import type { ShellData } from "../shellData";
import * as styles from "./Footer.css";
import { FooterChoices } from "./FooterChoices";
import { FooterNewsletter } from "./FooterNewsletter";
import { type FooterLink, footerAddress, footerColumns, smallLinks } from "./footerLinks";

export function Footer({ shell: { brand, company, phone, email } }: { shell: ShellData }) {
  const { t } = useTranslation("shell");
  return (
    <footer className={styles.root}>
      <div className={column}>
        <div className={styles.top}>
          <div className={styles.about}>
            <p className={styles.brand}>{brand}</p>
            <p className={styles.quiet}>{t("footer.about")}</p>
            <p className={styles.contact}>
              {t("footer.line")}
              <br />
              <a className={styles.link} href={`tel:${phone.replace(/\s/g, "")}`}>
                {phone}
              </a>
              <br />
              <a className={styles.link} href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          </div>
          <FooterNewsletter />
        </div>
        <nav className={styles.columns} aria-label={t("footer.menu")}>
          {footerColumns.map(({ title, links }) => (
            <div key={title} className={title === "shopping" ? styles.longColumn : undefined}>
              <p className={styles.columnTitle}>{t(`footer.columns.${title}`)}</p>
              <LinkList links={links} />
            </div>
          ))}
        </nav>
        <div className={styles.last}>
          <LinkList links={smallLinks} isSmall />
          <FooterChoices />
          <p>{company}</p>
          <p>{t("footer.sample")}</p>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links, isSmall = false }: { links: readonly FooterLink[]; isSmall?: boolean }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <ul className={isSmall ? styles.smallLinks : undefined}>
      {links.map((link) => (
        <li key={link}>
          <a className={styles.link} href={footerAddress(locale, link)}>
            {t(`footer.links.${link}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
