import "./cardStyleImports";
import { StaticMarkup } from "~/platform/markup/StaticMarkup";
import { errors } from "./CardAddToCart.css";
import * as styles from "./CardContent.css";
import type { DrawnCard } from "./card";
import type { CardLabels } from "./cardLabels";
import { heartFormId } from "./savedProducts";
import * as heart from "./WishlistHeart.css";

type GridCardProps = {
  card: DrawnCard;
  labels: Pick<CardLabels, "save" | "saved">;
  isSaved: boolean;
  /** The hidden fields of the card's form, which differ from page to page. */
  hiddenFields: string;
  /** Why the card's form was refused. */
  messages: readonly string[] | undefined;
};

/** Draws the card's shared markup, and beside it what differs between visitors. */
export function GridCard({ card, labels, isSaved, hiddenFields, messages }: GridCardProps) {
  return (
    <li id={`p-${card.id}`} className={styles.root}>
      <StaticMarkup id={`karta-${card.id}`} drawn={card} className={styles.content} slotHtml={hiddenFields} />
      <button
        type="submit"
        form={heartFormId(isSaved)}
        name="product"
        value={card.id}
        className={heart.onCard}
      >{`${isSaved ? labels.saved : labels.save}: ${card.name}`}</button>
      {messages ? (
        <p id={errorsIdOf(card)} role="alert" className={errors}>
          {messages.join(" ")}
        </p>
      ) : null}
    </li>
  );
}

export function errorsIdOf({ id }: Pick<DrawnCard, "id">): string {
  return `${id}-chyba`;
}
