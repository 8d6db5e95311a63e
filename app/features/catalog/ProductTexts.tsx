import { useTranslation } from "react-i18next";

import { RichText } from "~/ui/RichText";

import * as styles from "./ProductTexts.css";
import type { Product } from "./product";

export function ProductTexts({ product }: { product: Product }) {
  const { t } = useTranslation("catalog");
  return (
    <div className={styles.root}>
      <Text title={t("product.description")} html={product.description} />
      <Attributes attributes={product.attributes} />
      <Text title={t("product.moreInfo")} html={product.moreInfo} />
    </div>
  );
}

function Text({ title, html }: { title: string; html: string }) {
  if (!html) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <RichText style={styles.text} html={html} />
    </section>
  );
}

function Attributes({ attributes }: Pick<Product, "attributes">) {
  const { t } = useTranslation("catalog");
  if (attributes.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t("product.attributes")}</h2>
      <dl className={styles.attributes}>
        {attributes.map(({ name, value }) => (
          <div key={name} className={styles.attribute}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
