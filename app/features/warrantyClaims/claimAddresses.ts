import { addressOf } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

type Key = { id: string; hash: string };

/** The form that claims goods of one order, for anybody with its hash, as the withdrawal's. */
export function orderClaimAddress(locale: Locale, order: { id: string; summaryHash: string }): string {
  return `${addressOf("claimForm", locale)}/${order.id}/${order.summaryHash}`;
}

/** The claim's own page, for anybody with its hash. */
export function claimAddress(locale: Locale, { id, hash }: Key): string {
  return `${addressOf("claims", locale)}/${id}/${hash}`;
}

export function claimPhotoAddress(locale: Locale, claim: Key, photoId: string): string {
  return `${claimAddress(locale, claim)}/${photoId}`;
}

/** The absolute URL of the claim's page, for e-mails and staff. */
export function claimUrl({ publicUrl }: { publicUrl: string }, claim: Key & { locale: Locale }): string {
  return `${publicUrl}${claimAddress(claim.locale, claim)}`;
}
