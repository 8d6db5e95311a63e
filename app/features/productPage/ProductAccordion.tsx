import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { detailTexts } from "~/features/products/productTexts";
import { AccordionSection } from "~/ui/accordion/AccordionSection";
import { RichText } from "~/ui/RichText";
import { DescriptionList } from "./DescriptionList";
import * as styles from "./ProductAccordion.css";
import type { ProductView } from "./productView";

type ProductAccordionProps = {
  view: Pick<ProductView, "product" | "careInstructions" | "hasAnimalNotice" | "maker">;
  /** Content before the texts. */
  children: ReactNode;
};

/** Shows longer texts, care instructions and the manufacturer behind disclosures. */
export function ProductAccordion({ view, children }: ProductAccordionProps) {
  const { t } = useTranslation("product");
  const catalog = useTranslation("catalog").t;
  const { product, careInstructions, hasAnimalNotice, maker } = view;
  return (
    <div className={styles.root}>
      {children}
      {detailTexts(product)
        .filter(({ format }) => format === "richText")
        .map(({ title, text }) => (
          <AccordionSection key={title} title={catalog(title)}>
            <RichText style="" html={text} />
          </AccordionSection>
        ))}
      {careInstructions.length > 0 ? (
        <AccordionSection title={t("care.title")}>
          {careInstructions.map((kind) => (
            <p key={kind}>{t(`care.${kind}`)}</p>
          ))}
          {hasAnimalNotice ? <p>{t("care.animal")}</p> : null}
        </AccordionSection>
      ) : null}
      <AccordionSection title={t("maker.title")}>
        <DescriptionList
          items={[
            { name: t("maker.brand"), value: product.brand },
            { name: t("maker.company"), value: maker.company },
            { name: t("maker.address"), value: maker.address },
            { name: t("maker.email"), value: maker.email },
          ]}
        />
      </AccordionSection>
    </div>
  );
}
