import { useLocation } from "@remix-run/react";

import { useLocale } from "~/platform/i18n/LocaleContext";

import type { ProductCard } from "./card";
import { useCardWords } from "./cardLabels";
import { GridCard } from "./GridCard";
import * as styles from "./ProductGrid.css";
import { useWishes } from "./savedProducts";
import { useCardForms } from "./useCardForms";
import { useRestedOn } from "./useHoveredCards";

type ProductGridProps = {
  cards: readonly ProductCard[];
  /** The grid opens the page: its first row is fetched at once. */
  isFirstSight?: boolean;
  headingLevel: "h2" | "h3";
};

/** A listing draws thirty cards: all that they share is looked up here, once. */
export function ProductGrid({ cards, isFirstSight, headingLevel }: ProductGridProps) {
  const locale = useLocale();
  const words = useCardWords();
  const wishes = useWishes();
  const { pathname, search } = useLocation();
  const { onSubmit, refusal } = useCardForms();
  const { restedOn, onPointerOver } = useRestedOn();
  return (
    <ul className={styles.root} onSubmit={onSubmit} onPointerOver={onPointerOver}>
      {cards.map((card, index) => (
        <GridCard
          key={card.id}
          card={card}
          locale={locale}
          words={words}
          here={pathname + search}
          isSaved={wishes.includes(card.id)}
          hasSecondPicture={restedOn.includes(card.id)}
          isFirstSight={isFirstSight === true && index < 2}
          headingLevel={headingLevel}
          refusal={refusal}
        />
      ))}
    </ul>
  );
}
