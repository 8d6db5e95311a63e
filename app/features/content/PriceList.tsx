import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";

import * as styles from "./PriceList.css";
import type { PagePrice } from "./page.queries.server";

/** Prices of services, with VAT. Renders nothing without prices. */
export function PriceList({ prices }: { prices: readonly PagePrice[] }) {
  const { t } = useTranslation("content");
  const money = useMoney();
  if (prices.length === 0) return null;
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{t("prices.title")}</caption>
      <tbody>
        {prices.map(({ name, priceMinor, upToMinor }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.price}>
              {upToMinor === null
                ? money(priceMinor)
                : t("prices.range", { from: money(priceMinor), to: money(upToMinor) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
