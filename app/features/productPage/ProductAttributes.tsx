import { useTranslation } from "react-i18next";

import { detailTexts } from "~/features/products/productTexts";
import { DescriptionList } from "./DescriptionList";
import * as styles from "./ProductAttributes.css";
import type { ProductView } from "./productView";

/** Lists the product's attributes, its one-line texts and its code. */
export function ProductAttributes({ product }: Pick<ProductView, "product">) {
  const { t } = useTranslation("catalog");
  const lines = detailTexts(product)
    .filter(({ format }) => format === "line")
    .map(({ title, text }) => ({ name: t(title), value: text }));
  return (
    <section>
      <h2 className={styles.title}>{t("product.attributes")}</h2>
      <DescriptionList items={[...product.attributes, ...lines, { name: t("product.code"), value: product.code }]} />
    </section>
  );
}
