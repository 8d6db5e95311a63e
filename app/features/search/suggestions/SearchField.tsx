import { useTranslation } from "react-i18next";

import { SearchLine } from "./SearchLine";

/** The search field of the search page, filled with the current query. */
export function SearchField({ query }: { query: string }) {
  const { t } = useTranslation("search");
  return (
    <search aria-label={t("title")}>
      <SearchLine fieldId="search-field" query={query} label={t("label")} hint={t("hint")} submit={t("submit")} />
    </search>
  );
}
