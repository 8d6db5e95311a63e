import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";

import * as styles from "./SizeTableDisclosure.css";
import type { SizeTable, SizeTables } from "./sizeTables";

/**
 * Draws a fold beside the title of the sizes that opens below them. It says whom each size fits, and what the garment
 * itself measures in it.
 */
export function SizeTableDisclosure({ body, garment }: SizeTables) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  return (
    <details>
      <summary className={`${button.text} ${styles.summary}`}>{t("sizes.title")}</summary>
      <div className={styles.inner}>
        {body ? <BodyTable {...body} /> : null}
        {garment ? (
          <MeasuresTable
            caption={t("sizes.garment.title")}
            columns={[t("sizes.measure.size"), ...garment.columns.map((measure) => t(`sizes.garment.${measure}`))]}
            rows={garment.rows}
          />
        ) : null}
        {body?.kind === "women" || body?.kind === "men" ? (
          <p>
            <a href={addressOf("alterations", locale)}>{t("assurance.alter")}</a>
          </p>
        ) : null}
      </div>
    </details>
  );
}

/** Shows the body measurements and how to take them. */
function BodyTable({ kind, columns, rows }: SizeTable) {
  const { t } = useTranslation(["product", "legal"]);
  const locale = useLocale();
  return (
    <>
      <MeasuresTable
        caption={t(`sizes.kind.${kind}`)}
        columns={columns.map((measure) => t(`sizes.measure.${measure}`))}
        rows={rows}
      />
      <p>
        {t(`sizes.how.${kind}`)} {t("sizes.unit")}{" "}
        <a href={infoPageAddress(locale, "sizes")}>{t("legal:product.measure")}</a>
      </p>
    </>
  );
}

type MeasuresTableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

function MeasuresTable({ caption, columns, rows }: MeasuresTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
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
  );
}
