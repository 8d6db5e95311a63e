import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { detailTexts } from "~/features/products/productTexts";
import { Fold } from "~/ui/folds/Fold";
import { RichText } from "~/ui/RichText";
import { DescriptionList } from "./DescriptionList";
import * as styles from "./ProductFolds.css";
import type { ProductView } from "./productView";

type ProductFoldsProps = {
  view: Pick<ProductView, "product" | "careInstructions" | "hasAnimalNotice" | "maker">;
  /** Content before the texts. */
  children: ReactNode;
};

/** Shows longer texts, care instructions and the manufacturer behind disclosures. */
export function ProductFolds({ view, children }: ProductFoldsProps) {
  const { t } = useTranslation("product");
  const catalog = useTranslation("catalog").t;
  const { product, careInstructions, hasAnimalNotice, maker } = view;
  return (
    <div className={styles.root}>
      {children}
      {detailTexts(product)
        .filter(({ format }) => format === "richText")
        .map(({ title, text }) => (
          <Fold key={title} title={catalog(title)}>
            <RichText style="" html={text} />
          </Fold>
        ))}
      {careInstructions.length > 0 ? (
        <Fold title={t("care.title")}>
          {careInstructions.map((kind) => (
            <p key={kind}>{t(`care.${kind}`)}</p>
          ))}
          {hasAnimalNotice ? <p>{t("care.animal")}</p> : null}
        </Fold>
      ) : null}
      <Fold title={t("maker.title")}>
        <DescriptionList
          items={[
            { name: t("maker.brand"), value: product.brand },
            { name: t("maker.company"), value: maker.company },
            { name: t("maker.address"), value: maker.address },
            { name: t("maker.email"), value: maker.email },
          ]}
        />
      </Fold>
    </div>
  );
}
