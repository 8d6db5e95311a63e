import type { Listing } from "~/features/listing/ListingPage";
import { listingPageSize } from "~/features/listing/listing";
import type { ProductView } from "~/features/productPage/productView";

import type { SearchView } from "~/features/search/searchView";

import type { PageFacts } from "./pageFacts";

export function listFacts({ path, title, page, cards }: Pick<Listing, "path" | "title" | "page" | "cards">): PageFacts {
  return { kind: "list", list: { id: path, name: title, first: (page - 1) * listingPageSize, cards } };
}

export function productFacts({ product, related, seen }: ProductView): PageFacts {
  return { kind: "product", product, others: [...related, ...seen] };
}

/** The products that a search found. */
export function searchFacts(name: string, { listing, sections }: Pick<SearchView, "listing" | "sections">): PageFacts {
  const found = sections.flatMap((section) => (section.kind === "products" ? section.cards : []));
  const first = listing ? (listing.page - 1) * listingPageSize : 0;
  return { kind: "list", list: { id: "search", name, first, cards: listing?.cards ?? found } };
}
