import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./PriceList.css";
import type { PagePrice } from "./page.queries.server";
import { type PageLink, pageAddress } from "./pageAddresses";

type PriceListProps = {
  prices: readonly PagePrice[];
  /** Says what each is, in its row: what has a page of its own leads there. Without them there are only names. */
  pages?: readonly (PageLink & { lead: string })[];
};

/** Prices of services, with VAT. Renders nothing without prices. */
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
