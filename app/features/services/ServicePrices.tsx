import { useTranslation } from "react-i18next";

import { PriceList } from "~/features/content/PriceList";
import type { PagePrice } from "~/features/content/page.queries.server";
import type { ServiceKind } from "~/platform/database/schema";
import { AccordionSection } from "~/ui/accordion/AccordionSection";

import * as styles from "./ServiceForm.css";

/** The price list of a page, with the kinds of service that it applies to. */
export type KindPrices = { title: string; kinds: readonly ServiceKind[]; prices: readonly PagePrice[] };

export function ServicePrices({ prices, openKind }: { prices: readonly KindPrices[]; openKind: ServiceKind | null }) {
  const { t } = useTranslation("services");
  return (
    <div>
      {prices.map((list) => (
        <AccordionSection
          key={list.title}
          title={t("prices", { name: list.title })}
          isOpen={openKind !== null && list.kinds.includes(openKind)}
        >
          <PriceList prices={list.prices} />
          <p className={styles.quiet}>{t("pricesNote")}</p>
        </AccordionSection>
      ))}
    </div>
  );
}
