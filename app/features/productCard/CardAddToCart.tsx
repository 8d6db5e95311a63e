import { PageSlot } from "~/platform/markup/PageSlot";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import type { AddToCartIntent } from "./addToCart.form";
import * as styles from "./CardAddToCart.css";
import type { ProductCard } from "./card";
import { useCardLabels } from "./cardLabels";
import { DeferredDetails } from "./DeferredDetails";
import { hasOptions, OptionFields } from "./OptionFields";

type CardAddToCartProps = {
  card: ProductCard;
  /** Address of the product page, to which the form is submitted. */
  address: string;
};

/** Adds one piece to the cart from a product card. If the product has options, they open below the price. */
export function CardAddToCart({ card, address }: CardAddToCartProps) {
  const labels = useCardLabels();
  if (card.availability !== "online") return <UnavailableNotice card={card} address={address} />;
  if (!hasOptions(card)) return <AddToCartForm card={card} address={address} />;
  return (
    <details className={styles.root} name="vyber">
      <summary className={styles.toggle} aria-label={`${labels.choose}: ${card.name}`}>
        {labels.choose}
      </summary>
      <div className={styles.opened}>
        <DeferredDetails>
          <AddToCartForm card={card} address={address} />
        </DeferredDetails>
      </div>
    </details>
  );
}

/** Draws a form with only a button, for a product without options. */
function AddToCartForm({ card, address }: CardAddToCartProps) {
  const labels = useCardLabels();
  return (
    <form method="post" action={address} className={hasOptions(card) ? styles.form : styles.root} noValidate>
      <Intent<AddToCartIntent> name="add-to-cart" />
      <PageSlot />
      <OptionFields options={card} labels={labels} />
      {hasOptions(card) ? (
        <button type="submit" className={button.dark}>
          {labels.buy}
        </button>
      ) : (
        <button type="submit" className={styles.toggle} aria-label={`${labels.choose}: ${card.name}`}>
          {labels.choose}
        </button>
      )}
    </form>
  );
}

function UnavailableNotice({ card, address }: CardAddToCartProps) {
  const labels = useCardLabels();
  const isInStore = card.availability === "store";
  return (
    <p className={styles.unavailable}>
      <button type="button" disabled className={styles.disabledButton}>
        {isInStore ? labels.storeOnly : labels.soldOut}
      </button>
      <a href={isInStore ? `${address}?prodejny=1` : `${address}#hlidat`} className={styles.link}>
        {isInStore ? labels.findInStore : labels.notifyMe}
      </a>
    </p>
  );
}
