import { useTranslation } from "react-i18next";

import type { DrawnCard } from "~/features/productCard/card";
import { ProductGrid } from "~/features/productCard/ProductGrid";

import * as styles from "./LeadOn.css";
import { type CategoryTile, CategoryTiles } from "./SubcategoryNav";

/** What a page that has nothing to show offers instead. */
export type LeadOnView = {
  /** seen: products that this browser has shown · popular: products that are bought most */
  kind: "seen" | "popular";
  cards: DrawnCard[];
  categoryTiles: CategoryTile[];
};

/** Shows products and categories with pictures, below the sentence that there is nothing to show. */
export function LeadOn({ leadOn: { kind, cards, categoryTiles } }: { leadOn: LeadOnView }) {
  const { t } = useTranslation("catalog");
  return (
    <div className={styles.root}>
      {cards.length > 0 ? (
        <section>
          <h2 className={styles.title}>{t(`leadOn.${kind}`)}</h2>
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
