import { useTranslation } from "react-i18next";

import { useCurrency } from "~/features/money/CurrencyContext";
import { formatPercent } from "~/features/money/money";
import { exactTax, type TaxRow } from "./placement/taxRecap";
import * as styles from "./TaxTable.css";

/** Shows the VAT by rate. Renders nothing when there is no VAT, as for an order of gift vouchers alone. */
export function TaxTable({ rows }: { rows: readonly TaxRow[] }) {
  const { t } = useTranslation("orders");
  const currency = useCurrency();
  if (rows.length === 0) return null;
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{t("tax.title")}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.rate}>
            {t("tax.rate")}
          </th>
          <th scope="col" className={styles.heading}>
            {t("tax.net")}
          </th>
          <th scope="col" className={styles.heading}>
            {t("tax.tax")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { net, tax } = exactTax(row, currency);
          return (
            <tr key={row.taxBasisPoints}>
              <th scope="row" className={styles.rate}>
                {formatPercent(row.taxBasisPoints)}&nbsp;%
              </th>
              <td>{net}</td>
              <td>{tax}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
