import { useLocation } from "@remix-run/react";
import { useState } from "react";

import { useSubmissionKey } from "~/platform/browser/submissionKey";
import { useLocale } from "~/platform/i18n/LocaleContext";

import type { ProductCard } from "./card";
import { useCardLabels } from "./cardLabels";
import { GridCard } from "./GridCard";
import * as styles from "./ProductGrid.css";
import { useSavedProductIds } from "./savedProducts";
import { useCardForms } from "./useCardForms";
import { useHoveredCards } from "./useHoveredCards";

type ProductGridProps = {
  cards: readonly ProductCard[];
  /** True for a grid at the top of the page, whose first pictures load eagerly. */
  isAboveFold?: boolean;
  headingLevel: "h2" | "h3";
};

/** A listing renders thirty cards, so everything that they share is looked up here once. */
export function ProductGrid({ cards, isAboveFold, headingLevel }: ProductGridProps) {
  const locale = useLocale();
  const labels = useCardLabels();
  const savedIds = useSavedProductIds();
  const { pathname, search } = useLocation();
  const { onSubmit, formErrors } = useCardForms();
  // A later key in the markup of an open card would close it.
  const [submissionKey] = useState(useSubmissionKey());
  const { hoveredIds, onPointerOver } = useHoveredCards();
  return (
    <ul className={styles.root} onSubmit={onSubmit} onPointerOver={onPointerOver}>
      {cards.map((card, index) => (
        <GridCard
          key={card.id}
          card={card}
          locale={locale}
          labels={labels}
          returnTo={pathname + search}
          isSaved={savedIds.includes(card.id)}
          hasSecondPicture={hoveredIds.includes(card.id)}
          isAboveFold={isAboveFold === true && index < 2}
          headingLevel={headingLevel}
          formErrors={formErrors}
          submissionKey={submissionKey}
        />
      ))}
    </ul>
  );
}
