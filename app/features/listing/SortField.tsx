import { useTranslation } from "react-i18next";

import * as styles from "./FilterForm.css";
import { sortParameter } from "./listingQuery";
import { type Sort, sorts } from "./listingSort";

export function SortField({ sort, isSearch }: { sort: Sort; isSearch: boolean }) {
  const { t } = useTranslation("listing");
  const nameOf = useSortName(isSearch);
  return (
    <label className={styles.sort}>
      {t("sort")}
      <select name={sortParameter} defaultValue={sort} className={styles.select}>
        {sorts.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function useSortName(isSearch: boolean): (sort: Sort) => string {
  const { t } = useTranslation("listing");
  return (sort) => (isSearch && sort === "doporucene" ? t("byFitness") : t(`sorts.${sort}`));
}
