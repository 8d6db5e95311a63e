import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./SearchForm.css";

export function SearchForm() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <search>
      <form action={addressOf("search", locale)} className={styles.root}>
        <label>
          <span className={spoken}>{t("search.label")}</span>
          <input className={styles.field} type="search" name="q" maxLength={100} placeholder={t("search.hint")} />
        </label>
        <button className={styles.button} type="submit">
          <span className={spoken}>{t("search.submit")}</span>
          <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" className={styles.icon}>
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5.5 5.5" />
          </svg>
        </button>
      </form>
    </search>
  );
}
