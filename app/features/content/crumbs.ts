import { addressOf } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";
import type { Crumb } from "~/ui/Breadcrumb";

/** Home, the places between, and the page itself, which is no link. */
export function crumbsTo(locale: Locale, home: string, between: readonly Crumb[], here: string): Crumb[] {
  return [{ text: home, link: addressOf("home", locale) }, ...between, { text: here, link: "" }];
}
