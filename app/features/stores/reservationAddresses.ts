import { routePath } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

/** Links of reservations in stores; their paths stand in the address book. */

/** The form that reserves a product in a store; without a `variantId` it is chosen there. */
export function reserveAddress(
  locale: Locale,
  { productId, storeId, variantId }: { productId: number; storeId: string; variantId: number | null },
): string {
  const query = variantId === null ? "" : `?varianta=${variantId}`;
  return filled(routePath("reserve", locale), { productId: String(productId), storeId }) + query;
}

/** The page of a reservation, for anybody with its hash. */
export function reservationAddress(locale: Locale, { number, hash }: { number: string; hash: string }): string {
  return filled(routePath("reservation", locale), { number, hash });
}

function filled(path: string, parameters: Record<string, string>): string {
  return `/${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""))}`;
}
