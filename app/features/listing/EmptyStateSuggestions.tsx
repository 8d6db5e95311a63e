import { useTranslation } from "react-i18next";

import type { DrawnCard } from "~/features/productCard/card";
import { ProductGrid } from "~/features/productCard/ProductGrid";

import * as styles from "./EmptyStateSuggestions.css";
import { type CategoryTile, CategoryTiles } from "./SubcategoryNav";

/** What a page that has nothing to show offers instead. */
export type EmptyStateSuggestionsView = {
  /** seen: products that this browser has shown · popular: products that are bought most */
  kind: "seen" | "popular";
  cards: DrawnCard[];
  categoryTiles: CategoryTile[];
};

/** Shows products and categories with pictures, below the sentence that there is nothing to show. */
export function EmptyStateSuggestions({
  emptyStateSuggestions: { kind, cards, categoryTiles },
}: {
  emptyStateSuggestions: EmptyStateSuggestionsView;
}) {
  const { t } = useTranslation("catalog");
  return (
    <div className={styles.root}>
      {cards.length > 0 ? (
        <section>
          <h2 className={styles.title}>{t(`emptyState.${kind}`)}</h2>
          <ProductGrid cards={cards} hasFullRows />
        </section>
      ) : null}
      <div className={styles.categories}>
        <h2 className={styles.title}>{t("categories")}</h2>
        <CategoryTiles label={t("categories")} size="large" categoryTiles={categoryTiles} />
      </div>
    </div>
  );
}
