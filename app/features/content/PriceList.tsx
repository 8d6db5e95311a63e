import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./PriceList.css";
import type { PagePrice } from "./page.queries.server";
import { type PageLink, pageAddress } from "./pageAddresses";

type PriceListProps = {
  prices: readonly PagePrice[];
  /**
   * Pages about the listed services. Each row then says what the service is, and links to its page if there is one;
   * without them only names are shown.
   */
  pages?: readonly (PageLink & { lead: string })[];
};

/** Lists prices of services, with VAT. Renders nothing without prices. */
export function PriceList({ prices, pages }: PriceListProps) {
  const { t } = useTranslation("content");
  const money = useMoney();
  if (prices.length === 0) return null;
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{t("prices.title")}</caption>
      <tbody>
        {prices.map((price) => (
          <tr key={price.name} className={styles.row}>
            <Name price={price} pages={pages} />
            <td className={styles.price}>
              {price.upToMinor === null
                ? money(price.priceMinor)
                : t("prices.range", { from: money(price.priceMinor), to: money(price.upToMinor) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ price: { name, note }, pages }: Pick<PriceListProps, "pages"> & { price: PagePrice }) {
  const locale = useLocale();
  const page = pages?.find(({ title }) => title === name);
  const words = note || page?.lead;
  return (
    <>
      <th scope="row" className={styles.name}>
        {page ? (
          <a className={styles.link} href={pageAddress(locale, page)}>
            {name}
          </a>
        ) : (
          name
        )}
      </th>
      {pages && words ? <td className={styles.note}>{words}</td> : null}
    </>
  );
}
