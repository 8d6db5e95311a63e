import { useCurrency } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { JsonLd } from "~/ui/structuredData/JsonLd";

import { productJsonLd } from "./productJsonLd";
import type { ProductView } from "./productView";

export function ProductJsonLd({ view }: { view: ProductView }) {
  const shop = { locale: useLocale(), currency: useCurrency(), brand: view.product.brand };
  return <JsonLd content={import.meta.env.SSR ? productJsonLd(view, shop) : null} />;
}
