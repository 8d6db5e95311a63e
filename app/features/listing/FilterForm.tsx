import { useTranslation } from "react-i18next";
import { useHydrated } from "remix-utils/use-hydrated";
import { visuallyHidden } from "styles/global.css";
import { button } from "~/ui/Button.css";

import * as styles from "./FilterForm.css";
import { FilterGroup } from "./FilterGroup";
import type { FilterView } from "./filterView";
import { PriceGroup } from "./PriceGroup";
import { SortField, useSortName } from "./SortField";
import { useFilterForm } from "./useFilterForm";

type FilterFormProps = { path: string; search: string; filter: FilterView; productCount: number };

const formId = "filtr";

/**
 * Draws the listing's filter: one GET form. Wide screens show it as a row of dropdowns; narrow screens as a sheet
 * behind a button (a popover, so it also opens without scripts). Once its script runs, the form submits itself on
 * change.
 */
export function FilterForm({ path, search, filter, productCount }: FilterFormProps) {
  const { t } = useTranslation("listing");
  const catalog = useTranslation("catalog").t;
  const form = useFilterForm({ path, search, defaultSort: filter.defaultSort });
  const chosenCount = filter.chips.length;
  const sortName = useSortName(filter.extraParameters.length > 0);
  return (
    <>
      <button type="button" {...{ popovertarget: formId }} className={styles.opener}>
        <span className={styles.chooses}>
          {chosenCount > 0 ? t("filterCount", { count: chosenCount }) : t("filter")}
        </span>{" "}
        <span className={styles.order}>
          <span className={visuallyHidden}>{t("sort")}: </span>
          {sortName(filter.sort)}
        </span>{" "}
        <span className={styles.found}>{catalog("count", { count: productCount })}</span>
      </button>
      <form
        id={formId}
        {...{ popover: "auto" }}
        ref={form}
        action={path}
        className={styles.root}
        data-scripted={useHydrated() || undefined}
      >
        <p className={styles.head}>
          {t("filter")}{" "}
          <button type="button" {...closeTarget} className={styles.close}>
            <span className={visuallyHidden}>{t("close")}</span>
            <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" className={styles.cross}>
              <path d="m2 2 14 14m0-14L2 16" />
            </svg>
          </button>
        </p>
        {filter.extraParameters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filter.groups.map((group) => (
          <FilterGroup key={group.title} group={group} />
        ))}
        <PriceGroup price={filter.price} />
        <SortField sort={filter.sort} isSearch={filter.extraParameters.length > 0} />
        <div className={styles.foot}>
          <button type="submit" className={button.dark}>
            <span className={styles.count}>{t("show", { count: productCount })}</span>{" "}
            <span className={styles.apply}>{t("apply")}</span>
          </button>
        </div>
      </form>
    </>
  );
}

const closeTarget = { popovertarget: formId, popovertargetaction: "hide" };
