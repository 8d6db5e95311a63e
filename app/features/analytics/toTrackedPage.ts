import type { Listing } from "~/features/listing/ListingPage";
import { listingPageSize } from "~/features/listing/listing";
import type { ProductView } from "~/features/productPage/productView";

import type { SearchView } from "~/features/search/searchView";

import type { TrackedPage } from "./trackedPage";

export function toTrackedList({
  path,
  title,
  page,
  cards,
}: Pick<Listing, "path" | "title" | "page" | "cards">): TrackedPage {
  return { kind: "list", list: { id: path, name: title, first: (page - 1) * listingPageSize, cards } };
}

export function toTrackedProduct({ product, related, recentlyViewed }: ProductView): TrackedPage {
  return { kind: "product", product, others: [...related, ...recentlyViewed] };
}

/** Tracks the products that a search found. */
export function toTrackedSearch(
  name: string,
  { listing, sections }: Pick<SearchView, "listing" | "sections">,
): TrackedPage {
  const found = sections.flatMap((section) => (section.kind === "products" ? section.cards : []));
  const first = listing ? (listing.page - 1) * listingPageSize : 0;
  return { kind: "list", list: { id: "search", name, first, cards: listing?.cards ?? found } };
}
