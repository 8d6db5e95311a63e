import { routePath } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

/** Links of reservations in stores; the address book has their paths. */

/**
 * Returns the address of the form that reserves a product in a store; without a `variantId` the variant is chosen
 * there.
 */
export function reserveAddress(
  locale: Locale,
  { productId, storeId, variantId }: { productId: number; storeId: string; variantId: number | null },
): string {
  const query = variantId === null ? "" : `?varianta=${variantId}`;
  return filled(routePath("reserve", locale), { productId: String(productId), storeId }) + query;
}

/** Returns the address of a reservation's page, which anybody with its hash can open. */
export function reservationAddress(locale: Locale, { number, hash }: { number: string; hash: string }): string {
  return filled(routePath("reservation", locale), { number, hash });
}

function filled(path: string, parameters: Record<string, string>): string {
  return `/${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""))}`;
}
