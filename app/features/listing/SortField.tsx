import { type RefObject, useEffect, useRef } from "react";
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
      <span className={styles.arrowed}>
        <select ref={useShownSort(sort)} name={sortParameter} defaultValue={sort} className={styles.select}>
          {sorts.map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

/**
 * Keeps the default option equal to the current sort, as React sets it only once. Resetting the form, for example after
 * Back, then shows the order of the list.
 */
function useShownSort(sort: Sort): RefObject<HTMLSelectElement> {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    for (const option of select.current?.options ?? []) option.defaultSelected = option.value === sort;
  }, [sort]);
  return select;
}

export function useSortName(isSearch: boolean): (sort: Sort) => string {
  const { t } = useTranslation("listing");
  return (sort) => (isSearch && sort === "doporucene" ? t("byFitness") : t(`sorts.${sort}`));
}
