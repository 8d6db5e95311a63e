import { button } from "~/ui/Button.css";

import * as styles from "./CardBuy.css";
import { ChoiceFields, hasChoice } from "./ChoiceFields";
import type { ProductCard } from "./card";
import type { CardWords } from "./cardWords";

type CardBuyProps = {
  card: ProductCard;
  /** The product's own address takes the form. */
  address: string;
  /** Where the visitor is, and goes back to. */
  here: string;
  words: CardWords;
  /** What the server found missing, when it has refused this card's form. */
  messages: readonly string[] | undefined;
};

/** Puts one piece into the cart from a card. Where there is a choice, it opens below the card's price. */
export function CardBuy(props: CardBuyProps) {
  const { card, words, messages } = props;
  if (card.availability !== "online") return <NotForSale {...props} />;
  if (!hasChoice(card)) return <BuyForm {...props} label={words.choose} tone="text" />;
  return (
    <details className={styles.root} name="vyber" open={messages ? true : undefined}>
      <summary className={styles.opener} aria-label={`${words.choose}: ${card.name}`}>
        {words.choose}
      </summary>
      <BuyForm {...props} label={words.buy} tone="dark" />
    </details>
  );
}

function BuyForm({ card, address, here, words, messages, label, tone }: CardBuyProps & BuyFormLook) {
  return (
    <form method="post" action={address} className={styles.form[tone]} noValidate>
      <input type="hidden" name="back" value={here} />
      {messages ? (
        <p role="alert" className={styles.refusal}>
          {messages.join(" ")}
        </p>
      ) : null}
      <ChoiceFields choice={card} words={words} />
      <button
        type="submit"
        className={tone === "dark" ? button.dark : styles.opener}
        aria-label={tone === "dark" ? undefined : `${label}: ${card.name}`}
      >
        {label}
      </button>
    </form>
  );
}

type BuyFormLook = { label: string; tone: "text" | "dark" };

function NotForSale({ card, address, words }: CardBuyProps) {
  const isInStore = card.availability === "store";
  return (
    <p className={styles.absence}>
      <button type="button" disabled className={styles.off}>
        {isInStore ? words.store : words.none}
      </button>
      <a href={isInStore ? `${address}?prodejny=1` : `${address}#hlidat`} className={styles.opener}>
        {isInStore ? words.reserve : words.watch}
      </a>
    </p>
  );
}
