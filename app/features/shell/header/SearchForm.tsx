import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { SearchLine } from "~/features/search/suggestions/SearchLine";
import { useLocale } from "~/platform/i18n/LocaleContext";

export function SearchForm() {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const isSearch = pathname === addressOf("search", useLocale());
  return (
    <search>
      <SearchLine
        query={isSearch ? (new URLSearchParams(search).get("q") ?? "") : ""}
        label={t("search.label")}
        hint={t("search.hint")}
        submit={t("search.submit")}
      />
    </search>
  );
}
