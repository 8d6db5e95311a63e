import { type ConsentCategory, cookiesByCategory, optionalConsentCategories } from "~/features/consent/consent";
import { cookieTable } from "~/platform/cookieTable";
import { type Translate, translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { dayMs, hourMs, minuteMs } from "~/platform/time/durations";
import { htmlTable } from "./htmlTable";

/** Lists every cookie: the shop's own, and those that are set only after consent. */
export function cookieList(locale: Locale): string {
  const t = translatorFor(locale);
  const own = Object.entries(cookieTable).map(([name, { purpose, maxAgeMs }]) => [
    name,
    `${t(`consent:${categoryOf(name)}.label`)}. ${t(`legal:cookies.purpose.${purpose}`)}`,
    duration(maxAgeMs, t),
  ]);
  const optional = optionalConsentCategories.flatMap((category) =>
    cookiesByCategory[category]
      .filter((name) => !(name in cookieTable))
      .map((name) => [
        name,
        `${t(`consent:${category}.label`)}. ${t(`consent:${category}.purpose`)}`,
        t("legal:cookies.untilWithdrawn"),
      ]),
  );
  const columns = (["name", "for", "kept"] as const).map((key) => t(`legal:cookies.${key}`));
  return htmlTable(t("legal:cookies.title"), columns, [...own, ...optional]);
}

function categoryOf(ownName: string): ConsentCategory {
  return optionalConsentCategories.find((category) => cookiesByCategory[category].includes(ownName)) ?? "technical";
}

function duration(ms: number, t: Translate): string {
  if (ms >= dayMs) return t("legal:cookies.days", { count: ms / dayMs });
  if (ms >= hourMs) return t("legal:cookies.hours", { count: ms / hourMs });
  return t("legal:cookies.minutes", { count: ms / minuteMs });
}
