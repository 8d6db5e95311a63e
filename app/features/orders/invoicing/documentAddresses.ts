import { accountOrderAddress, summaryAddress } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

/** Links of an order's documents; their paths stand in the address book. */

/** For anybody with the hash of the order. */
export function orderDocumentAddress(
  locale: Locale,
  { number, ...order }: { id: string; summaryHash: string; number: string },
): string {
  return `${summaryAddress(locale, order)}/${number}.pdf`;
}

/** In the account of the order's customer. */
export function accountDocumentAddress(locale: Locale, { number, ...order }: { id: string; number: string }): string {
  return `${accountOrderAddress(locale, order)}/${number}.pdf`;
}
