import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import * as styles from "./ProductDetails.css";
import type { ProductView } from "./productView";
import type { SizeTable } from "./sizeTables";

type ProductDetailsProps = { view: Pick<ProductView, "product" | "sizeTable" | "care" | "hasAnimalNotice" | "maker"> };

/** What a careful buyer looks up, folded away but for the attributes. */
export function ProductDetails({ view }: ProductDetailsProps) {
  const { t } = useTranslation("product");
  const catalog = useTranslation("catalog").t;
  const { product, sizeTable, care, hasAnimalNotice, maker } = view;
  const { attributes, brand } = product;
  return (
    <div className={styles.root}>
      {attributes.length > 0 ? (
        <section>
          <h2 className={styles.title}>{catalog("product.attributes")}</h2>
          <Facts facts={attributes} />
        </section>
      ) : null}
      {sizeTable ? (
        <Fold title={t("sizes.title")}>
          <Sizes table={sizeTable} />
        </Fold>
      ) : null}
      {care.length > 0 ? (
        <Fold title={t("care.title")}>
          {care.map((kind) => (
            <p key={kind}>{t(`care.${kind}`)}</p>
          ))}
          {hasAnimalNotice ? <p>{t("care.animal")}</p> : null}
        </Fold>
      ) : null}
      <Fold title={t("maker.title")}>
        <Facts
          facts={[
            { name: t("maker.brand"), value: brand },
            { name: t("maker.company"), value: maker.company },
            { name: t("maker.address"), value: maker.address },
            { name: t("maker.email"), value: maker.email },
          ]}
        />
      </Fold>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.inner}>{children}</div>
    </details>
  );
}

function Facts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sizes({ table: { kind, columns, rows } }: { table: SizeTable }) {
  const { t } = useTranslation("product");
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
        {t(`sizes.how.${kind}`)} {t("sizes.unit")}
      </p>
    </>
  );
}
