import { addressOf } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

/** Returns the address of a store's page. */
export function storeAddress(locale: Locale, { id }: { id: string }): string {
  return `${addressOf("stores", locale)}/${id}`;
}
