import { addressOf } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

import { clockTime } from "./hours";
import type { ListedStore } from "./storeList.queries.server";

type Shop = { locale: Locale; brand: string; origin: string };

/** What search engines read of the stores (schema.org): where each is and when it opens. */
export function storesJsonLd(stores: readonly ListedStore[], shop: Shop): object {
  const home = shop.origin + addressOf("home", shop.locale);
  const organization = { "@type": "Organization", "@id": `${home}#org`, name: shop.brand, url: home };
  return {
    "@context": "https://schema.org",
    "@graph": [organization, ...stores.map((store) => storeOf(store, shop, organization["@id"]))],
  };
}

function storeOf(store: ListedStore, { locale, origin }: Shop, organizationId: string): object {
  const page = origin + addressOf("stores", locale);
  return {
    "@type": "Store",
    "@id": `${page}#${store.id}`,
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
      // A day closed throughout opens and closes at midnight.
      opens: timeOf(opensMinute ?? 0),
      closes: timeOf(closesMinute ?? 0),
    })),
  };
}

/** `09:30` */
function timeOf(minute: number): string {
  return clockTime(minute).padStart(5, "0");
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
