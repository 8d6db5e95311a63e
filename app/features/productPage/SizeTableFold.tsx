import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";

import * as styles from "./SizeTableFold.css";
import type { SizeTable } from "./sizeTables";

/** Stands beside the title of the sizes and unfolds below them: the measures of each size, and how to take them. */
export function SizeTableFold({ table: { kind, columns, rows } }: { table: SizeTable }) {
  const { t } = useTranslation(["product", "legal"]);
  const locale = useLocale();
  return (
    <details>
      <summary className={`${button.text} ${styles.summary}`}>{t("sizes.title")}</summary>
      <div className={styles.inner}>
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
        {kind === "women" || kind === "men" ? (
          <p>
            <a href={addressOf("alterations", locale)}>{t("promise.alter")}</a>
          </p>
        ) : null}
      </div>
    </details>
  );
}
