import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { ProductResults } from "./ProductResults";
import { maxQueryLength } from "./query";
import * as styles from "./SearchPage.css";
import { SearchSections } from "./SearchSections";
import type { SearchView } from "./searchView";
import { SearchField } from "./suggestions/SearchField";
import { SearchHelp } from "./suggestions/SearchHelp";
import { UnderstoodQuery } from "./UnderstoodQuery";

export function SearchPage({ view }: { view: SearchView }) {
  const { t } = useTranslation("search");
  const { query, isCut, isPartial, state, sections, pagination, listing, help, understood } = view;
  return (
    <div className={`${column} ${styles.root}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>{titleOf(view, t)}</h1>
        <div className={query ? styles.field : undefined}>
          <SearchField query={query} />
        </div>
        <UnderstoodQuery {...understood} />
        {isCut ? <p className={styles.remark}>{t("cut", { length: maxQueryLength })}</p> : null}
        {state === "starting" ? <p className={styles.remark}>{t("starting")}</p> : null}
        {isPartial ? <p className={styles.remark}>{t("partial")}</p> : null}
        {state === "none" && understood.notSold.length === 0 ? <Tips /> : null}
      </div>
      <SearchSections query={query} sections={sections} pagination={pagination} />
      {listing ? <ProductResults query={query} listing={listing} /> : null}
      {help ? <SearchHelp help={help} /> : null}
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<"search">>["t"];

function titleOf({ query, state }: SearchView, t: Translate): string {
  if (state === "blank") return t("title");
  return t(state === "none" ? "none" : "heading", { query });
}

function Tips() {
  const { t } = useTranslation("search");
  return (
    <ul className={styles.tips} aria-label={t("tips.label")}>
      <li>{t("tips.spelling")}</li>
      <li>{t("tips.fewer")}</li>
      <li>{t("tips.code")}</li>
    </ul>
  );
}
