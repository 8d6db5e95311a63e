import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column, spoken } from "styles/global.css";

import { addressOf } from "~/addresses";
import type { MenuEntry } from "~/features/settings/settings";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./Header.css";
import { LanguageSwitch } from "./LanguageSwitch";
import { SearchForm } from "./SearchForm";
import type { ShellFacts } from "./shellFacts";

export function Header({ shell: { brand, menu, pieceCount } }: { shell: ShellFacts }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <header className={styles.root}>
      <div className={`${column} ${styles.bar}`}>
        <a className={styles.brand} href={addressOf("home", locale)}>
          {brand}
          <span className={spoken}> – {t("home")}</span>
        </a>
        <MenuLinks menu={menu} />
        <div className={styles.search}>
          <SearchForm />
        </div>
        <div className={styles.actions}>
          <LanguageSwitch />
          <CartLink pieceCount={pieceCount} />
        </div>
      </div>
    </header>
  );
}

function MenuLinks({ menu }: { menu: MenuEntry[] }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  return (
    <nav className={styles.menu} aria-label={t("menu")}>
      <ul className={styles.menuList}>
        {menu.map(({ text, link, new_tab }) => (
          <li key={link}>
            <a
              className={styles.menuLink}
              href={link}
              aria-current={pathname === link ? "page" : undefined}
              target={new_tab ? "_blank" : undefined}
              rel={new_tab ? "noopener" : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CartLink({ pieceCount }: { pieceCount: number }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <a className={styles.cart} href={addressOf("cart", locale)}>
      <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={styles.icon}>
        <path d="M5 8h14l1 13H4L5 8Z" />
        <path d="M8.5 10V7a3.5 3.5 0 0 1 7 0v3" />
      </svg>
      <span className={spoken}>{t("cart", { count: pieceCount })}</span>
      {pieceCount > 0 ? (
        <span aria-hidden="true" className={styles.count}>
          {pieceCount}
        </span>
      ) : null}
    </a>
  );
}
