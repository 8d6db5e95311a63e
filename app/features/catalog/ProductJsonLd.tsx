import { useCurrency } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { productJsonLd, scriptJson } from "./productJsonLd";
import type { ProductView } from "./productView";

/** Written by the server alone: those who read it run no scripts, and the browser need not load what makes it. */
export function ProductJsonLd({ view }: { view: ProductView }) {
  const shop = { locale: useLocale(), currency: useCurrency(), brand: view.product.brand };
  const json = import.meta.env.SSR ? scriptJson(productJsonLd(view, shop)) : "";
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for a script element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
