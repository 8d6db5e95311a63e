import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ProductCard } from "~/features/productCard/card";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import { Pager } from "~/ui/Pager";
import { FilterChips } from "./FilterChips";
import { FilterForm } from "./FilterForm";
import type { FilterView } from "./filterView";
import * as styles from "./ListingBody.css";
import { listingLink, pageCountOf } from "./listing";
import { NothingFound } from "./NothingFound";
import { PriceComplaint } from "./PriceGroup";

export type ListedCards = {
  cards: ProductCard[];
  productCount: number;
  page: number;
  /** Without a query. */
  path: string;
  /** What is chosen, as the one query that says so; without the page. */
  search: string;
  /** Null where there is nothing to choose from. */
  filter: FilterView | null;
};

type ListingBodyProps = { listed: ListedCards; headingLevel: "h2" | "h3" };

/** A page of products with its filter above and its pages below. */
export function ListingBody({ listed, headingLevel }: ListingBodyProps) {
  const { t } = useTranslation("catalog");
  const { productCount, page, path, search, filter } = listed;
  const place = path + (filter?.kept ?? []).join();
  return (
    <>
      {filter ? (
        <FilterForm key={place} path={path} search={search} filter={filter} productCount={productCount} />
      ) : null}
      <div className={styles.found}>
        <p role="status">{t("count", { count: productCount })}</p>
        {filter ? <FilterChips filter={filter} /> : null}
        {filter ? <PriceComplaint price={filter.price} /> : null}
      </div>
      <Results listed={listed} headingLevel={headingLevel} />
      <Pager page={page} pageCount={pageCountOf(productCount)} linkOf={(number) => listingLink(path, search, number)} />
    </>
  );
}

/** Pales while the same listing is fetched with another choice. */
function Results({ listed: { cards, path, filter }, headingLevel }: ListingBodyProps) {
  const { t } = useTranslation("catalog");
  const { location } = useNavigation();
  if (cards.length > 0) {
    return (
      <div className={styles.results} aria-busy={location?.pathname === path ? true : undefined}>
        <ProductGrid cards={cards} isFirstSight headingLevel={headingLevel} />
      </div>
    );
  }
  return filter && filter.chips.length > 0 ? <NothingFound filter={filter} /> : <p>{t("empty")}</p>;
}

/** For the head: where the pages before and after are. */
export function neighbourLinks({ page, productCount, path, search }: ListedCards) {
  const link = (rel: "prev" | "next", number: number) => {
    return { tagName: "link" as const, rel, href: listingLink(path, search, number) };
  };
  return [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page < pageCountOf(productCount) ? [link("next", page + 1)] : []),
  ];
}
