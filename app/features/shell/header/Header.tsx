import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { column, visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { ShellData } from "../shellData";
import * as styles from "./Header.css";
import { HeaderActions } from "./HeaderActions";
import { LanguageSwitch } from "./LanguageSwitch";
import { closes } from "./popover";
import { QuietMenu } from "./QuietMenu";
import { SearchForm } from "./SearchForm";
import { TopMenu } from "./TopMenu";

type HeaderProps = {
  shell: ShellData;
  /** True in the checkout: menu and search field are in the drawer on wide screens, too. */
  isQuiet?: boolean;
};

/**
 * The header of every page. Menu and search field are part of it where there is room, else popovers that its buttons
 * open; both work without JavaScript. `enhanceHeader` is loaded later.
 */
export function Header({ shell, isQuiet = false }: HeaderProps) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <header className={styles.root} ref={useEnhancedHeader()}>
      <div className={`${column} ${isQuiet ? styles.quietBar : styles.bar}`}>
        <a className={styles.brand} href={addressOf("home", locale)}>
          {shell.brand}
          <span className={visuallyHidden}> – {t("home")}</span>
        </a>
        <div id="nabidka" className={isQuiet ? styles.quietDrawer : styles.drawer} {...{ popover: "auto" }}>
          <button
            type="button"
            className={isQuiet ? styles.quietClose : styles.close}
            aria-label={t("close")}
            {...closes("nabidka")}
          />
          {isQuiet ? <QuietMenu menu={shell.menu} /> : <TopMenu menu={shell.menu} />}
          <LanguageSwitch />
        </div>
        {isQuiet ? null : (
          <div id="hledani" className={styles.search} {...{ popover: "auto" }}>
            <SearchForm />
          </div>
        )}
        <HeaderActions shell={shell} isQuiet={isQuiet} />
      </div>
    </header>
  );
}

function useEnhancedHeader() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = header;
    const cleanup = new AbortController();
    if (current)
      import("./enhanceHeader").then(
        ({ enhanceHeader }) => enhanceHeader(current, cleanup.signal),
        () => {},
      );
    return () => cleanup.abort();
  }, []);
  return header;
}
