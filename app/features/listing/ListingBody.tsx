import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";
import type { DrawnCard } from "~/features/productCard/card";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import type { DrawnMarkup } from "~/platform/markup/StaticMarkup";
import { Pager } from "~/ui/Pager";
import { DepartmentLinks } from "./departments/DepartmentLinks";
import { FilterChips } from "./FilterChips";
import { FilterForm } from "./FilterForm";
import type { FilterView } from "./filterView";
import * as styles from "./ListingBody.css";
import { countPages, listingLink } from "./listing";
import { NothingFound } from "./NothingFound";
import { PriceError } from "./PriceGroup";
import { useSortName } from "./SortField";
import { ServiceTile } from "./serviceTile/ServiceTile";

export type ListedCards = {
  cards: DrawnCard[];
  productCount: number;
  page: number;
  /** The listing's address without a query. */
  path: string;
  /** The canonical query for the chosen filter and sort, without the page. */
  search: string;
  /** Is null when there is nothing to filter by. */
  filter: FilterView | null;
  /** Is null except on the last page. */
  serviceTile: DrawnMarkup | null;
};

const foundId = "vyrobky";

/** Draws a page of products with the filter above and the pager below. */
export function ListingBody({ listed }: { listed: ListedCards }) {
  const { t } = useTranslation("catalog");
  const listing = useTranslation("listing").t;
  const { productCount, page, path, search, filter } = listed;
  const formKey = path + (filter?.extraParameters ?? []).join();
  return (
    <>
      {filter ? (
        <>
          <a className={styles.skip} href={`#${foundId}`}>
            {listing("skip")}
          </a>
          <DepartmentLinks departments={filter.departments} />
          <FilterForm key={formKey} path={path} search={search} filter={filter} productCount={productCount} />
        </>
      ) : null}
      <div id={foundId} className={styles.found}>
        <p role="status" className={filter ? styles.counted : undefined}>
          {t("count", { count: productCount })}
          {filter ? <Order filter={filter} /> : null}
        </p>
        {filter ? <FilterChips filter={filter} /> : null}
        {filter ? <PriceError price={filter.price} /> : null}
      </div>
      <Results listed={listed} />
      <Pager page={page} pageCount={countPages(productCount)} linkOf={(number) => listingLink(path, search, number)} />
    </>
  );
}

/** Tells the sort order to screen readers, which would otherwise not notice that it changed. */
function Order({ filter: { sort, extraParameters } }: { filter: FilterView }) {
  const { t } = useTranslation("listing");
  const name = useSortName(extraParameters.length > 0);
  return (
    <span className={visuallyHidden}>
      . {t("sort")}: {name(sort)}
    </span>
  );
}

/** Draws the products; dims them while the same listing loads with another filter. */
function Results({ listed: { cards, path, filter, serviceTile } }: { listed: ListedCards }) {
  const { t } = useTranslation("catalog");
  const { location } = useNavigation();
  if (cards.length > 0) {
    return (
      <div className={styles.results} aria-busy={location?.pathname === path ? true : undefined}>
        <ProductGrid cards={cards} last={serviceTile ? <ServiceTile drawn={serviceTile} /> : null} />
      </div>
    );
  }
  return filter && filter.chips.length > 0 ? <NothingFound filter={filter} /> : <p>{t("empty")}</p>;
}

/** Builds the `prev` and `next` links of the document head. */
export function prevNextLinks({ page, productCount, path, search }: ListedCards) {
  const link = (rel: "prev" | "next", number: number) => {
    return { tagName: "link" as const, rel, href: listingLink(path, search, number) };
  };
  return [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page < countPages(productCount) ? [link("next", page + 1)] : []),
  ];
}
