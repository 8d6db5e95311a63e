import { Intent } from "~/ui/Intent";

import type { AddToCartIntent } from "./addToCart.form";
import * as styles from "./CardAddToCart.css";
import type { ProductCard } from "./card";
import type { CardLabels } from "./cardLabels";
import { DeferredDetails } from "./DeferredDetails";
import { hasOptions, OptionFields } from "./OptionFields";
import { addToCartFormMarkup } from "./optionFieldsMarkup";
import { SubmissionKey } from "./SubmissionKey";

type CardAddToCartProps = {
  card: ProductCard;
  /** Address of the product page, to which the form is sent. */
  address: string;
  /** Path and query of the page that the visitor is on and is redirected back to. */
  returnTo: string;
  labels: CardLabels;
  /** Validation errors of this card's form, if the server has rejected it. */
  messages: readonly string[] | undefined;
  /** The page's first key; the grid's script sends the current one. */
  submissionKey: string;
};

/** Adds one piece to the cart from a product card. Where the product has options, they open below the price. */
export function CardAddToCart(props: CardAddToCartProps) {
  const { card, address, returnTo, labels, messages, submissionKey } = props;
  if (card.availability !== "online") return <UnavailableNotice {...props} />;
  if (!hasOptions(card)) return <AddToCartForm {...props} />;
  return (
    <details className={styles.root} name="vyber" open={messages ? true : undefined}>
      <summary className={styles.toggle} aria-label={`${labels.choose}: ${card.name}`}>
        {labels.choose}
      </summary>
      <FormErrors messages={messages} id={errorsIdOf(card)} />
      <DeferredDetails
        markup={addToCartFormMarkup({ options: card, labels, address, returnTo, submissionKey })}
        className={styles.opened}
        errorId={messages && errorsIdOf(card)}
      />
    </details>
  );
}

/** A single button, for products without options. */
function AddToCartForm({ card, address, returnTo, labels, messages }: CardAddToCartProps) {
  return (
    <form method="post" action={address} className={styles.form} noValidate>
      <Intent<AddToCartIntent> name="add-to-cart" />
      <SubmissionKey />
      <input type="hidden" name="back" value={returnTo} />
      <FormErrors messages={messages} id={errorsIdOf(card)} />
      <OptionFields options={card} labels={labels} />
      <button type="submit" className={styles.toggle} aria-label={`${labels.choose}: ${card.name}`}>
        {labels.choose}
      </button>
    </form>
  );
}

function errorsIdOf({ id }: ProductCard): string {
  return `${id}-chyba`;
}

function FormErrors({ messages, id }: Pick<CardAddToCartProps, "messages"> & { id: string }) {
  if (!messages) return null;
  return (
    <p id={id} role="alert" className={styles.formErrors}>
      {messages.join(" ")}
    </p>
  );
}

function UnavailableNotice({ card, address, labels }: CardAddToCartProps) {
  const isInStore = card.availability === "store";
  return (
    <p className={styles.unavailable}>
      <button type="button" disabled className={styles.disabledButton}>
        {isInStore ? labels.storeOnly : labels.soldOut}
      </button>
      <a href={isInStore ? `${address}?prodejny=1` : `${address}#hlidat`} className={styles.toggle}>
        {isInStore ? labels.findInStore : labels.notifyMe}
      </a>
    </p>
  );
}
