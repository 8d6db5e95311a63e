import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { searchAddress } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { FoundCategories } from "./FoundCategories";
import { LinksPage } from "./LinksPage";
import { ProductResults } from "./ProductResults";
import { maxQueryLength } from "./query";
import { SearchOverview } from "./SearchOverview";
import * as styles from "./SearchPage.css";
import { isLinks, type SearchView, searchSectionAddress } from "./searchView";
import { SearchField } from "./suggestions/SearchField";
import { SearchHelp } from "./suggestions/SearchHelp";
import { UnderstoodQuery } from "./UnderstoodQuery";

export function SearchPage({ view }: { view: SearchView }) {
  const { t } = useTranslation("search");
  const { query, isCut, isPartial, state, sections, pagination, listing, help, understood } = view;
  const overview = searchAddress(useLocale(), query);
  const links = sections.filter(isLinks);
  const categories = pagination ? undefined : links.find(({ kind }) => kind === "categories");
  return (
    <div className={`${column} ${styles.root}`}>
      <div className={styles.head}>
        <h1 className={styles.title[query.length > longestInLargeLetters ? "long" : "short"]}>{titleOf(view, t)}</h1>
        <div className={query ? styles.field : undefined}>
          <SearchField query={query} />
        </div>
        {categories ? (
          <FoundCategories section={categories} allAddress={searchSectionAddress(overview, "categories")} />
        ) : null}
        <UnderstoodQuery {...understood} />
        {isCut ? <p className={styles.remark}>{t("cut", { length: maxQueryLength })}</p> : null}
        {state === "starting" ? <p className={styles.remark}>{t("starting")}</p> : null}
        {isPartial ? <p className={styles.remark}>{t("partial")}</p> : null}
        {state === "none" && understood.notSold.length === 0 ? <Tips /> : null}
      </div>
      {pagination ? null : <SearchOverview sections={sections} overview={overview} />}
      {pagination
        ? links.map((section) => (
            <LinksPage key={section.kind} section={section} pagination={pagination} overview={overview} />
          ))
        : null}
      {listing ? <ProductResults query={query} listing={listing} /> : null}
      {help ? <SearchHelp help={help} /> : null}
    </div>
  );
}

/** Queries with more characters get a smaller title, as a large one would fill a phone's first screen alone. */
const longestInLargeLetters = 18;

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
