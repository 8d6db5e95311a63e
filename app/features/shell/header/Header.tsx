import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { column, spoken } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { ShellFacts } from "../shellFacts";
import * as styles from "./Header.css";
import { HeaderActions } from "./HeaderActions";
import { LanguageSwitch } from "./LanguageSwitch";
import { closes } from "./popover";
import { SearchForm } from "./SearchForm";
import { TopMenu } from "./TopMenu";

/**
 * The head of every page. Menu and search field lie in it where there is room, else in popovers that its buttons open;
 * both work without JavaScript, which `livenHeader` then brings, apart from the first load.
 */
export function Header({ shell }: { shell: ShellFacts }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <header className={styles.root} ref={useLiveliness()}>
      <div className={`${column} ${styles.bar}`}>
        <a className={styles.brand} href={addressOf("home", locale)}>
          {shell.brand}
          <span className={spoken}> – {t("home")}</span>
        </a>
        <div id="nabidka" className={styles.drawer} {...{ popover: "auto" }}>
          <button type="button" className={styles.close} aria-label={t("close")} {...closes("nabidka")} />
          <TopMenu menu={shell.menu} />
          <LanguageSwitch />
        </div>
        <div id="hledani" className={styles.search} {...{ popover: "auto" }}>
          <SearchForm />
        </div>
        <HeaderActions shell={shell} />
      </div>
    </header>
  );
}

function useLiveliness() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = header;
    const leaving = new AbortController();
    if (current)
      import("./enhanceHeader").then(
        ({ livenHeader }) => livenHeader(current, leaving.signal),
        () => {},
      );
    return () => leaving.abort();
  }, []);
  return header;
}
