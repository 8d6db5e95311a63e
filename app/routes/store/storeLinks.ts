import { addressOf, categoryAddress, rootCategoryOf } from "~/addresses";
import { filterParameters } from "~/features/listing/listingFilter";
import type { Locale } from "~/platform/i18n/locale";

/** Returns the address of a map with the way to the store. */
export function directionsAddress({ street, zip, city }: { street: string; zip: string; city: string }): string {
  const destination = `${street}, ${zip} ${city}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}

/** Returns the address of the jackets and coats that a store has on hand and reserves. */
export function goodsAddress(locale: Locale, storeId: string): string {
  return `${addressOf("jacketsAndCoats", locale)}?${new URLSearchParams({ [filterParameters.store]: storeId })}`;
}

/** Returns the addresses of the listings with what a store has on hand. */
export function stockAddresses(locale: Locale, storeId: string): Record<"women" | "men", string> {
  const query = new URLSearchParams({ [filterParameters.store]: storeId });
  const listing = (slug: keyof typeof rootCategoryOf) =>
    `${categoryAddress(locale, { id: rootCategoryOf[slug], slug })}?${query}`;
  return { women: listing("zeny"), men: listing("muzi") };
}
