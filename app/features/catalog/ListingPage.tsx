import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { Breadcrumb, type Crumb } from "~/ui/Breadcrumb";
import { Pager } from "~/ui/Pager";
import { RichText } from "~/ui/RichText";

import { CategoryDoors, type Door } from "./CategoryDoors";
import type { ProductCard } from "./card";
import { FilterChips } from "./FilterChips";
import { FilterForm } from "./FilterForm";
import type { FilterView } from "./filterView";
import * as styles from "./ListingPage.css";
import { listingLink, pageCountOf } from "./listing";
import { NothingFound } from "./NothingFound";
import { PriceComplaint } from "./PriceGroup";
import { ProductGrid } from "./ProductGrid";

export type { Door } from "./CategoryDoors";

export type Listing = {
  title: string;
  /** Checked HTML. */
  description: string;
  crumbs: Crumb[];
  /** Pictures that lead to narrower categories. */
  doors: Door[];
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

export function ListingPage({ listing }: { listing: Listing }) {
  const { t } = useTranslation("catalog");
  const { title, description, crumbs, doors, productCount, page, path, search, filter } = listing;
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {description ? <RichText style={styles.description} html={description} /> : null}
      </div>
      <CategoryDoors doors={doors} />
      {filter ? (
        <FilterForm key={path} path={path} search={search} filter={filter} productCount={productCount} />
      ) : null}
      <div className={styles.found}>
        <p role="status">{t("count", { count: productCount })}</p>
        {filter ? <FilterChips filter={filter} /> : null}
        {filter ? <PriceComplaint price={filter.price} /> : null}
      </div>
      <Results listing={listing} />
      <Pager page={page} pageCount={pageCountOf(productCount)} linkOf={(number) => listingLink(path, search, number)} />
    </div>
  );
}

/** Pales while the same listing is fetched with another choice. */
function Results({ listing: { cards, path, filter } }: { listing: Listing }) {
  const { t } = useTranslation("catalog");
  const { location } = useNavigation();
  if (cards.length > 0) {
    return (
      <div className={styles.results} aria-busy={location?.pathname === path ? true : undefined}>
        <ProductGrid cards={cards} isFirstSight headingLevel="h2" />
      </div>
    );
  }
  return filter && filter.chips.length > 0 ? <NothingFound filter={filter} /> : <p>{t("empty")}</p>;
}

/** For the head: where the pages before and after are. */
export function neighbourLinks({ page, productCount, path, search }: Listing) {
  const link = (rel: "prev" | "next", number: number) => {
    return { tagName: "link" as const, rel, href: listingLink(path, search, number) };
  };
  return [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page < pageCountOf(productCount) ? [link("next", page + 1)] : []),
  ];
}
