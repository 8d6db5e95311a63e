import { accountOrderAddress, summaryAddress } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

/** Links to an order's documents; their paths are in the address book. */

/** Returns the link that works for anybody who has the secret hash of the order. */
export function orderDocumentAddress(
  locale: Locale,
  { number, ...order }: { id: string; summaryHash: string; number: string },
): string {
  return `${summaryAddress(locale, order)}/${number}.pdf`;
}

/** Returns the link in the account of the order's customer. */
export function accountDocumentAddress(locale: Locale, { number, ...order }: { id: string; number: string }): string {
  return `${accountOrderAddress(locale, order)}/${number}.pdf`;
}
