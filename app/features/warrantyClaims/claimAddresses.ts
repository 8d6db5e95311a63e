import { addressOf } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

type Key = { id: string; hash: string };

/** Returns the path of the form that claims goods of an order. Anybody with the hash can use it, as for withdrawals. */
export function orderClaimAddress(locale: Locale, order: { id: string; summaryHash: string }): string {
  return `${addressOf("claimForm", locale)}/${order.id}/${order.summaryHash}`;
}

/** Returns the path of the claim's own page, which anybody with the hash can open. */
export function claimAddress(locale: Locale, { id, hash }: Key): string {
  return `${addressOf("claims", locale)}/${id}/${hash}`;
}

export function claimPhotoAddress(locale: Locale, claim: Key, photoId: string): string {
  return `${claimAddress(locale, claim)}/${photoId}`;
}

/** Returns the absolute URL of the claim's page, for e-mails and staff. */
export function claimUrl({ publicUrl }: { publicUrl: string }, claim: Key & { locale: Locale }): string {
  return `${publicUrl}${claimAddress(claim.locale, claim)}`;
}
