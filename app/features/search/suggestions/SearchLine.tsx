import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { maxQueryLength } from "../query";
import * as styles from "./SearchLine.css";
import { suggestOnFocus } from "./suggestOnFocus";

type SearchLineProps = { query: string; label: string; hint: string; submit: string; fieldId?: string };

/** Draws the search form as one line: the field, and the icon that submits it. */
export function SearchLine({ query, label, hint, submit, fieldId }: SearchLineProps) {
  return (
    <form action={addressOf("search", useLocale())} className={styles.root}>
      <label>
        <span className={visuallyHidden}>{label}</span>
        <input
          key={query}
          id={fieldId}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={maxQueryLength}
          placeholder={hint}
          autoComplete="off"
          ref={suggestOnFocus}
        />
      </label>
      <button className={styles.button} type="submit">
        <span className={visuallyHidden}>{submit}</span>
        <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" className={styles.icon}>
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5.5 5.5" />
        </svg>
      </button>
    </form>
  );
}
