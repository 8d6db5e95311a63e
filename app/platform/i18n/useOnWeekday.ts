import { useTranslation } from "react-i18next";

import { weekdayOf } from "~/platform/time/pragueClock";

/** Returns a function that names the weekday of a day (YYYY-MM-DD) as a sentence says it: `ve čtvrtek`. */
export function useOnWeekday(): (date: string) => string {
  const { t } = useTranslation("ui");
  return (date) => t("onWeekdays").split(",")[weekdayOf(date) - 1] ?? "";
}
