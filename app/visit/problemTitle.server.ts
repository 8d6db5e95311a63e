import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";

/** A page's title; `Chyba: …` when the page shows a rejected form (decision 78). */
export function problemTitle(locale: Locale, title: string, isRefused: boolean): string {
  return isRefused ? translatorFor(locale)("ui:problem", { title }) : title;
}
