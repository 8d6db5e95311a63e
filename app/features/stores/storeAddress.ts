import { addressOf } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

/** The page of one store. */
export function storeAddress(locale: Locale, { id }: { id: string }): string {
  return `${addressOf("stores", locale)}/${id}`;
}
