import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { detailTexts } from "~/features/products/productTexts";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { RichText } from "~/ui/RichText";
import * as styles from "./ProductDetails.css";
import type { ProductView } from "./productView";
import { sizeTableId } from "./SizeTableLink";
import type { SizeTable } from "./sizeTables";

type ProductDetailsProps = {
  view: Pick<ProductView, "product" | "sizeTable" | "careInstructions" | "hasAnimalNotice" | "maker">;
};

/** Attributes, and behind disclosures the size table, care instructions and manufacturer. */
export function ProductDetails({ view }: ProductDetailsProps) {
  const { t } = useTranslation("product");
  const catalog = useTranslation("catalog").t;
  const { product, sizeTable, careInstructions, hasAnimalNotice, maker } = view;
  const { attributes, brand } = product;
  const texts = detailTexts(product).map((detail) => ({ ...detail, name: catalog(detail.title) }));
  const lines = texts.filter(({ format }) => format === "line").map(({ name, text }) => ({ name, value: text }));
  const items = [...attributes, ...lines, { name: catalog("product.code"), value: product.code }];
  return (
    <div className={styles.root}>
      <section>
        <h2 className={styles.title}>{catalog("product.attributes")}</h2>
        <DescriptionList items={items} />
      </section>
      {texts
        .filter(({ format }) => format === "richText")
        .map(({ title, name, text }) => (
          <Disclosure key={title} title={name}>
            <RichText style="" html={text} />
          </Disclosure>
        ))}
      {sizeTable ? (
        <Disclosure id={sizeTableId} title={t("sizes.title")}>
          <Sizes table={sizeTable} />
        </Disclosure>
      ) : null}
      {careInstructions.length > 0 ? (
        <Disclosure title={t("care.title")}>
          {careInstructions.map((kind) => (
            <p key={kind}>{t(`care.${kind}`)}</p>
          ))}
          {hasAnimalNotice ? <p>{t("care.animal")}</p> : null}
        </Disclosure>
      ) : null}
      <Disclosure title={t("maker.title")}>
        <DescriptionList
          items={[
            { name: t("maker.brand"), value: brand },
            { name: t("maker.company"), value: maker.company },
            { name: t("maker.address"), value: maker.address },
            { name: t("maker.email"), value: maker.email },
          ]}
        />
      </Disclosure>
    </div>
  );
}

/** Browsers open a disclosure whose inside a link leads to. */
function Disclosure({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>{title}</summary>
      <div id={id} className={styles.inner}>
        {children}
      </div>
    </details>
  );
}

function DescriptionList({ items }: { items: readonly { name: string; value: string }[] }) {
  return (
    <dl>
      {items.map(({ name, value }) => (
        <div key={name} className={styles.item}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sizes({ table: { kind, columns, rows } }: { table: SizeTable }) {
  const { t } = useTranslation(["product", "legal"]);
  const locale = useLocale();
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{t(`sizes.kind.${kind}`)}</caption>
        <thead>
          <tr>
            {columns.map((measure) => (
              <th key={measure} scope="col">
                {t(`sizes.measure.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, ...lengths]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {lengths.map((length, index) => (
                <td key={columns[index + 1]}>{length}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t(`sizes.how.${kind}`)} {t("sizes.unit")}{" "}
        <a href={infoPageAddress(locale, "sizes")}>{t("legal:product.measure")}</a>
      </p>
    </>
  );
}
