import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import * as chips from "~/features/listing/FilterChips.css";
import * as styles from "./SearchPage.css";
import type { QueryView } from "./searchView";

/** Shows how the query was understood; each part is a link to the search without it. */
export function UnderstoodQuery({ parts, asksForImitation, notSold, budgets }: QueryView) {
  const { t } = useTranslation("search");
  return (
    <>
      {parts.length > 0 ? (
        <div className={styles.understood}>
          <p id="understood" className={styles.understoodLabel}>
            {t("understood.label")}
          </p>
          <ul className={chips.root} aria-labelledby="understood">
            {parts.map(({ text, link }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts may lead to the same search, and none moves.
              <li key={index}>
                <a className={chips.chip} href={link}>
                  <span className={visuallyHidden}>{t("understood.without")} </span>
                  {text}
                  <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" className={chips.cross}>
                    <path d="m1 1 8 8m0-8L1 9" />
                  </svg>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {asksForImitation ? <p className={styles.remark}>{t("understood.realLeather")}</p> : null}
      {notSold.map((goods) => (
        <p key={goods} className={styles.remark}>
          {t(`understood.notSold.${goods}`)}
        </p>
      ))}
      {budgets.length > 0 ? (
        <div className={styles.understood}>
          <p id="budgets" className={styles.understoodLabel}>
            {t("understood.budgets")}
          </p>
          <ul className={chips.root} aria-labelledby="budgets">
            {budgets.map(({ text, link }) => (
              <li key={link}>
                <a className={chips.chip} href={link}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
