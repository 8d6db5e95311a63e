import { useTranslation } from "react-i18next";

import { searchAddress } from "~/addresses";
import { type ListedCards, ListingBody } from "~/features/listing/ListingBody";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./SearchSections.css";

type ProductResultsProps = { query: string; listing: ListedCards };

/** Lists all products that a search found, with the filter, sorting and paging of a listing. */
export function ProductResults({ query, listing }: ProductResultsProps) {
  const { t } = useTranslation("search");
  const overview = searchAddress(useLocale(), query);
  return (
    <section className={styles.root} aria-labelledby="found-products">
      <div className={styles.head}>
        <h2 id="found-products" className={styles.title}>
          {t("section.products")}
        </h2>
        <a href={overview}>{t("back")}</a>
      </div>
      <ListingBody listed={listing} />
    </section>
  );
}
