import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { column, visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { ShellData } from "../shellData";
import * as styles from "./Header.css";
import { HeaderActions } from "./HeaderActions";
import { LanguageSwitch } from "./LanguageSwitch";
import { searchId } from "./popover";
import { SearchForm } from "./SearchForm";
import { TopMenu } from "./TopMenu";

type HeaderProps = {
  shell: ShellData;
  /** True in the checkout, where menu and search field are only in the drawer. */
  isQuiet?: boolean;
};

/**
 * The header of every page. It contains the menu's first level and the search field when there is room for them; its
 * buttons open the field and the whole menu (`MenuDrawer`) as popovers, even without JavaScript. `enhanceHeader` is
 * loaded later.
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
        {isQuiet ? null : (
          <>
            <TopMenu menu={shell.menu} />
            <div className={styles.language}>
              <LanguageSwitch />
            </div>
          </>
        )}
        {isQuiet ? null : (
          <div id={searchId} className={styles.search} {...{ popover: "auto" }}>
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
