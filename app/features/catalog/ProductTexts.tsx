import { useTranslation } from "react-i18next";

import * as styles from "./ProductTexts.css";
import type { Product } from "./product";

export function ProductTexts({ product }: { product: Product }) {
  const { t } = useTranslation("catalog");
  return (
    <div className={styles.root}>
      <RichText title={t("product.description")} html={product.description} />
      <Attributes attributes={product.attributes} />
      <RichText title={t("product.moreInfo")} html={product.moreInfo} />
    </div>
  );
}

function RichText({ title, html }: { title: string; html: string }) {
  if (!html) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {/* The import lets through only paragraphs, lists and emphasis. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: checked HTML */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
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
