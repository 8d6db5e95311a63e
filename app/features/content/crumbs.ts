import { addressOf } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";
import type { Crumb } from "~/ui/Breadcrumb";

/** Builds breadcrumbs: home, the pages between, and the page itself, which is not a link. */
export function buildCrumbs(locale: Locale, home: string, between: readonly Crumb[], here: string): Crumb[] {
  return [{ text: home, link: addressOf("home", locale) }, ...between, { text: here, link: "" }];
}
