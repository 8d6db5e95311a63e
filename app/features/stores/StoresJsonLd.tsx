import { useLocale } from "~/platform/i18n/LocaleContext";
import { JsonLd } from "~/ui/structuredData/JsonLd";

import type { ListedStore } from "./storeList.queries.server";
import { storesJsonLd } from "./storesJsonLd";

type StoresJsonLdProps = { stores: readonly ListedStore[]; brand: string; origin: string };

export function StoresJsonLd({ stores, brand, origin }: StoresJsonLdProps) {
  const shop = { locale: useLocale(), brand, origin };
  return <JsonLd content={import.meta.env.SSR ? storesJsonLd(stores, shop) : null} />;
}
