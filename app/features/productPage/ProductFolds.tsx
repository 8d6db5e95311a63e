import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { detailTexts } from "~/features/products/productTexts";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { RichText } from "~/ui/RichText";
import { DescriptionList } from "./DescriptionList";
import * as styles from "./ProductFolds.css";
import type { ProductView } from "./productView";
import { sizeTableId } from "./SizeTableLink";
import type { SizeTable } from "./sizeTables";

type ProductFoldsProps = {
  view: Pick<ProductView, "product" | "sizeTable" | "careInstructions" | "hasAnimalNotice" | "maker">;
};

/** Behind disclosures: longer texts, the size table, care instructions and the manufacturer. */
export function ProductFolds({ view }: ProductFoldsProps) {
  const { t } = useTranslation("product");
  const catalog = useTranslation("catalog").t;
  const { product, sizeTable, careInstructions, hasAnimalNotice, maker } = view;
  return (
    <div className={styles.root}>
      {detailTexts(product)
        .filter(({ format }) => format === "richText")
        .map(({ title, text }) => (
          <Disclosure key={title} title={catalog(title)}>
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
            { name: t("maker.brand"), value: product.brand },
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
