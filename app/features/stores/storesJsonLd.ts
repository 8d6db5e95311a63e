import { addressOf } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

import { formatTime } from "./hours";
import { storeAddress } from "./storeAddress";
import type { ListedStore } from "./storeList.queries.server";

type Shop = { locale: Locale; brand: string; origin: string };

/** Builds structured data of the stores (schema.org): address and opening hours. */
export function storesJsonLd(stores: readonly ListedStore[], shop: Shop): object {
  const home = shop.origin + addressOf("home", shop.locale);
  const organization = { "@type": "Organization", "@id": `${home}#org`, name: shop.brand, url: home };
  return {
    "@context": "https://schema.org",
    "@graph": [organization, ...stores.map((store) => storeOf(store, shop, organization["@id"]))],
  };
}

function storeOf(store: ListedStore, { locale, origin }: Shop, organizationId: string): object {
  const page = origin + storeAddress(locale, store);
  return {
    "@type": "Store",
    "@id": page,
    name: store.name,
    url: page,
    parentOrganization: { "@id": organizationId },
    ...(store.phone ? { telephone: store.phone } : {}),
    ...(store.email ? { email: store.email } : {}),
    address: {
      "@type": "PostalAddress",
      streetAddress: store.street,
      addressLocality: store.city,
      postalCode: store.zip,
      addressCountry: store.country,
    },
    openingHoursSpecification: store.week.map((day) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${weekdays[day.weekday - 1]}`,
      opens: timeOf(day.opensMinute),
      closes: timeOf(day.closesMinute),
    })),
    specialOpeningHoursSpecification: store.exceptions.map(({ date, opensMinute, closesMinute }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: date,
      // In schema.org a closed day opens and closes at midnight.
      opens: timeOf(opensMinute ?? 0),
      closes: timeOf(closesMinute ?? 0),
    })),
  };
}

/** Formats a time as `09:30`. */
function timeOf(minute: number): string {
  return formatTime(minute).padStart(5, "0");
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
