import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

import { submissionField, useSubmissionKey } from "~/platform/browser/submissionKey";
import { escapeHtml } from "~/ui/escapeHtml";

import type { DrawnCard } from "./card";
import { useCardLabels } from "./cardLabels";
import { GridCard } from "./GridCard";
import * as styles from "./ProductGrid.css";
import { useSavedProductIds } from "./savedProducts";
import { showSecondPicture } from "./showSecondPicture";
import { useCardForms } from "./useCardForms";

type ProductGridProps = {
  cards: readonly DrawnCard[];
  /** Cards that would stand in a row with a gap are left out. */
  hasFullRows?: boolean;
  /** An item after the cards. */
  last?: ReactNode;
};

export function ProductGrid({ cards, hasFullRows = false, last }: ProductGridProps) {
  const labels = useCardLabels();
  const savedIds = useSavedProductIds();
  const { pathname, search } = useLocation();
  const hiddenFields = hiddenField(submissionField, useSubmissionKey()) + hiddenField("back", pathname + search);
  const { onSubmit, refusals } = useCardForms();
  return (
    <ul
      className={hasFullRows ? `${styles.root} ${styles.fullRows}` : styles.root}
      onSubmit={onSubmit}
      onPointerOver={showSecondPicture}
    >
      {cards.map((card) => (
        <GridCard
          key={card.id}
          card={card}
          labels={labels}
          hiddenFields={hiddenFields}
          isSaved={savedIds.includes(card.id)}
          messages={refusals.get(card.id)}
        />
      ))}
      {last}
    </ul>
  );
}

function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}"/>`;
}
