import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";

import { maxQueryLength } from "../query";
import * as styles from "./SearchField.css";
import { suggestOnFocus } from "./suggestOnFocus";

/** The search field of the search page, filled with the current query. */
export function SearchField({ query }: { query: string }) {
  const { t } = useTranslation("search");
  const locale = useLocale();
  return (
    <search aria-label={t("title")}>
      <form action={addressOf("search", locale)} className={styles.root}>
        <label className={styles.label} htmlFor="search-field">
          {t("label")}
        </label>
        <input
          key={query}
          id="search-field"
          className={styles.input}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={maxQueryLength}
          placeholder={t("hint")}
          autoComplete="off"
          ref={suggestOnFocus}
        />
        <button className={button.dark} type="submit">
          {t("submit")}
        </button>
      </form>
    </search>
  );
}
