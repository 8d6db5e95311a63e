import * as styles from "./CardBuy.css";
import { ChoiceFields, hasChoice } from "./ChoiceFields";
import type { ProductCard } from "./card";
import type { CardWords } from "./cardLabels";
import { choiceFormMarkup } from "./choiceMarkup";
import { MarkupWhenOpened } from "./DeferredDetails";

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
  const { card, address, here, words, messages } = props;
  if (card.availability !== "online") return <NotForSale {...props} />;
  if (!hasChoice(card)) return <BuyForm {...props} />;
  return (
    <details className={styles.root} name="vyber" open={messages ? true : undefined}>
      <summary className={styles.opener} aria-label={`${words.choose}: ${card.name}`}>
        {words.choose}
      </summary>
      <Refusal messages={messages} />
      <MarkupWhenOpened markup={choiceFormMarkup({ choice: card, words, address, here })} className={styles.opened} />
    </details>
  );
}

/** One button, where nothing is to be chosen. */
function BuyForm({ card, address, here, words, messages }: CardBuyProps) {
  return (
    <form method="post" action={address} className={styles.form} noValidate>
      <input type="hidden" name="back" value={here} />
      <Refusal messages={messages} />
      <ChoiceFields choice={card} words={words} />
      <button type="submit" className={styles.opener} aria-label={`${words.choose}: ${card.name}`}>
        {words.choose}
      </button>
    </form>
  );
}

function Refusal({ messages }: Pick<CardBuyProps, "messages">) {
  if (!messages) return null;
  return (
    <p role="alert" className={styles.refusal}>
      {messages.join(" ")}
    </p>
  );
}

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
