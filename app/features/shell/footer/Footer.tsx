import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { UnbrokenTimes } from "~/ui/texts/UnbrokenTimes";
import type { ShellData } from "../shellData";
import * as styles from "./Footer.css";
import { FooterChoices } from "./FooterChoices";
import { FooterNewsletter } from "./FooterNewsletter";
import { type FooterLink, footerAddress, footerColumns, smallLinks } from "./footerLinks";

type FooterProps = { shell: ShellData; isQuiet?: boolean };

export function Footer({ shell, isQuiet = false }: FooterProps) {
  const { t } = useTranslation("shell");
  const isHome = useLocation().pathname === addressOf("home", useLocale());
  const { brand, company } = shell;
  if (isQuiet) return <QuietFooter shell={shell} />;
  return (
    <footer className={styles.root}>
      <div className={column}>
        <div className={styles.top}>
          <div className={styles.about}>
            <p className={styles.brand}>{brand}</p>
            <p className={styles.quiet}>{t("footer.about")}</p>
            {isHome ? null : <Contact shell={shell} />}
          </div>
          {isHome ? <Contact shell={shell} /> : <FooterNewsletter />}
        </div>
        <Columns />
        <div className={styles.last}>
          <div className={styles.smallLinks}>
            <LinkList links={smallLinks} isSmall />
            <FooterChoices />
          </div>
          <p>{company}</p>
          <p>{t("footer.sample")}</p>
        </div>
      </div>
    </footer>
  );
}

/**
 * Shows how to contact the shop, in the newsletter's place on the home page, which has a newsletter form of its own.
 */
function Contact({ shell: { phone, email } }: { shell: ShellData }) {
  const { t } = useTranslation("shell");
  return (
    <p className={styles.contact}>
      <UnbrokenTimes>{t("footer.line")}</UnbrokenTimes>
      <br />
      <PhoneLink phone={phone} />
      <br />
      <a className={styles.link} href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}

/** The footer of the checkout: phone, terms and privacy in one line, all other links folded. */
function QuietFooter({ shell: { company, phone } }: { shell: ShellData }) {
  const { t } = useTranslation("shell");
  return (
    <footer className={styles.quietRoot}>
      <div className={column}>
        <div className={styles.quietLine}>
          <PhoneLink phone={phone} />
          <LinkList links={["terms", "privacy"]} isSmall />
        </div>
        <details>
          <summary className={styles.more}>{t("footer.more")}</summary>
          <Columns />
          <div className={styles.last}>
            <LinkList links={["accessibility"]} isSmall />
            <FooterChoices />
            <p>{company}</p>
            <p>{t("footer.sample")}</p>
          </div>
        </details>
      </div>
    </footer>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.link} href={`tel:${phone.replace(/\s/g, "")}`}>
      {phone}
    </a>
  );
}

function Columns() {
  const { t } = useTranslation("shell");
  return (
    <nav className={styles.columns} aria-label={t("footer.menu")}>
      {footerColumns.map(({ title, links }) => (
        <div key={title} className={title === "shopping" ? styles.longColumn : undefined}>
          <p className={styles.columnTitle}>{t(`footer.columns.${title}`)}</p>
          <LinkList links={links} />
        </div>
      ))}
    </nav>
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
