import { categoryAddress } from "~/addresses";
import { mayRememberViewed } from "~/features/consent/consent";
import { readConsent } from "~/features/consent/consentCookie.server";
import type { EmptyStateSuggestionsView } from "~/features/listing/EmptyStateSuggestions";
import { readGridCards } from "~/features/productCard/gridCards.server";
import { readRecentlyViewedIds } from "~/features/productPage/recentlyViewed.server";
import { readCachedCategories } from "~/features/products/category.queries.server";
import { readPopularIds } from "~/features/search/suggestions/popular.queries.server";

import type { Visit } from "./visit.server";

/** The number of cards in one row of the widest grid. */
const cardCount = 5;
/** With fewer cards the row would look like a mistake. */
const leastSeen = 4;

/**
 * Reads what a page without content of its own recommends: the recently viewed products, or else popular ones, and
 * categories.
 */
export async function readEmptyStateSuggestions(visit: Visit): Promise<EmptyStateSuggestionsView> {
  const { db, locale, now, request } = visit;
  const seenIds = mayRememberViewed(readConsent(request)) ? readRecentlyViewedIds(request) : [];
  const seen = await readGridCards(visit, seenIds.slice(0, cardCount), { headingLevel: "h3" });
  const categoryTiles = (await readCachedCategories(db, locale))
    .filter(({ parentId, picture }) => parentId === null && picture)
    .slice(0, tileCount)
    .map((category) => ({
      text: category.name,
      note: null,
      link: categoryAddress(locale, category),
      picture: category.picture,
    }));
  if (seen.length >= leastSeen) return { kind: "seen", cards: seen, categoryTiles };
  const ids = await readPopularIds(db, locale, cardCount, now());
  return {
    kind: "popular",
    cards: await readGridCards(visit, ids, { headingLevel: "h3", hiddenLabel: "bestseller" }),
    categoryTiles,
  };
}

const tileCount = 4;
