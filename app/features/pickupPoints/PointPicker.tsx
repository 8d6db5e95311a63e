import { type MouseEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { isoOf, type Locale } from "~/platform/i18n/locale";
import { button } from "~/ui/Button.css";
import { FailedPart } from "~/ui/FailedPage";
import { RadioCards } from "~/ui/RadioCards";
import { type Field, TextField } from "~/ui/TextField";

import { PointDetails } from "./PointDetails";
import { PointPager } from "./PointPager";
import * as styles from "./PointPicker.css";
import { type PointChoices, pointSearchFields, pointsAnchor } from "./pointChoices";
import { maxPointQuery } from "./pointQuery";
import { type ShownPoint, usePointSearch } from "./usePointSearch";

type PointPickerProps = {
  /** The form's field for the chosen point. */
  field: Field;
  choices: PointChoices;
  /** Path of the delivery step, to which the retry link leads. */
  stepPath: string;
  /** Path at which a script searches. */
  searchPath: string;
};

/**
 * Searches a carrier's points and lists the results, as a part of the delivery form: its buttons submit the whole form
 * by GET, so that no choice is lost. A script searches while the visitor types. Needs the namespace `delivery`.
 */
export function PointPicker({ field, choices, stepPath, searchPath }: PointPickerProps) {
  const { t } = useTranslation("delivery");
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const inputWith = (selector: string) => root.current?.querySelector<HTMLInputElement>(selector) ?? undefined;
  const readChosenId = () => inputWith(`[name="${field.name}"]:checked`)?.value;
  const { shown, found, search, searchSoon } = usePointSearch(choices, searchPath, readChosenId);
  const isEmpty = found?.points.length === 0;
  const input = () => inputWith(`[name="${pointSearchFields.query}"]`);
  const typed = () => input()?.value ?? "";
  const cardOf = (point: ShownPoint) => ({
    value: point.id,
    title: point.name,
    ...(point.distanceKm === null ? {} : { price: t("points.distance", { km: kilometres(point.distanceKm, locale) }) }),
    more: <PointDetails point={point} />,
  });
  const showPage = (page: number) => {
    // The focus moves to the field, as the next page may not have the button.
    input()?.focus();
    search(typed(), page);
  };
  return (
    <div ref={root} id={pointsAnchor} className={styles.root}>
      {choices.closedName === null ? null : (
        <p role="alert" className={styles.closed}>
          {t("points.closed", { name: choices.closedName })}
        </p>
      )}
      <div className={styles.search} onInput={() => searchSoon(typed())}>
        <TextField
          field={searchField(field, choices, shown.length === 0)}
          label={t("points.search")}
          autoComplete="off"
          type="search"
          maxLength={maxPointQuery}
        />
        <button
          type="submit"
          formMethod="get"
          formAction={`${stepPath}#${pointsAnchor}`}
          formNoValidate
          className={button.light}
          onClick={(event) => {
            event.preventDefault();
            if (isEnterOnChoice(event)) event.currentTarget.form?.requestSubmit();
            else search(typed(), 1);
          }}
        >
          {t("points.find")}
        </button>
      </div>
      {shown.length === 0 ? null : (
        <RadioCards field={field} legend={t(found ? "points.title" : "points.chosen")} cards={shown.map(cardOf)} />
      )}
      <p role="status">{isEmpty ? t("points.nothing") : null}</p>
      {found === undefined ? <FailedPart text={t("failed.points")} retryAt={stepPath} /> : null}
      {found && found.pageCount > 1 ? <PointPager found={found} stepPath={stepPath} onPage={showPage} /> : null}
    </div>
  );
}

/** Returns the search field. When there are no points to choose from, it shows the error of the missing choice. */
function searchField(field: Field, { query }: PointChoices, hasErrors: boolean): Field {
  const name = pointSearchFields.query;
  const own = { id: name, name, errorId: `${name}-error`, initialValue: query };
  return hasErrors ? { ...own, id: field.id, errorId: field.errorId, errors: field.errors } : own;
}

/**
 * True when Enter is pressed on a choice. The browser then presses the form's first button, although the visitor wants
 * to continue, not to search.
 */
function isEnterOnChoice({ detail }: MouseEvent): boolean {
  const focused = document.activeElement;
  return detail === 0 && focused instanceof HTMLInputElement && focused.type === "radio";
}

/** Formats a distance: `0,4` near by, `12` further away. */
function kilometres(distanceKm: number, locale: Locale): string {
  return new Intl.NumberFormat(isoOf[locale], { maximumFractionDigits: distanceKm < 10 ? 1 : 0 }).format(distanceKm);
}
