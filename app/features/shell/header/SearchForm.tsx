import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { suggestOnFocus } from "~/features/search/suggestions/suggestOnFocus";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./SearchForm.css";

export function SearchForm() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const action = addressOf("search", locale);
  const { pathname, search } = useLocation();
  const query = pathname === action ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <search>
      <form action={action} className={styles.root}>
        <label>
          <span className={visuallyHidden}>{t("search.label")}</span>
          <input
            key={query}
            className={styles.field}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={100}
            placeholder={t("search.hint")}
            autoComplete="off"
            ref={suggestOnFocus}
          />
        </label>
        <button className={styles.button} type="submit">
          <span className={visuallyHidden}>{t("search.submit")}</span>
          <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" className={styles.icon}>
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5.5 5.5" />
          </svg>
        </button>
      </form>
    </search>
  );
}
