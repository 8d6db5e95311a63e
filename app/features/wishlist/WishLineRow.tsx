import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { productAddress } from "~/addresses";
import { ChoiceFields } from "~/features/productCard/ChoiceFields";
import type { ProductCard } from "~/features/productCard/card";
import type { CardWords } from "~/features/productCard/cardLabels";
import type { Picked } from "~/features/products/product";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";

import { NoteForm } from "./NoteForm";
import type { WishLine } from "./readWishlist.server";
import { WishFacts } from "./WishFacts";
import * as styles from "./WishLineRow.css";

/** Why a form of one product was not taken, and what had been typed or picked. */
export type WishRefusal = {
  productId: number;
  field: "note" | "choice";
  messages: string[];
  typed: string;
  picked: Picked | null;
};

type WishLineRowProps = { line: WishLine; words: CardWords; refusal: WishRefusal | undefined };

export function WishLineRow({ line, words, refusal }: WishLineRowProps) {
  const { t } = useTranslation("wishlist");
  const { card } = line;
  return (
    <li id={`p-${card.id}`} className={styles.root}>
      <WishFacts card={card} marks={line.marks} />
      <NoteForm line={line} refusal={refusal?.field === "note" ? refusal : undefined} />
      <div className={styles.controls}>
        <MoveForm card={card} words={words} refusal={refusal?.field === "choice" ? refusal : undefined} />
        <Form method="post" preventScrollReset>
          <button type="submit" className={button.text} name="remove" value={card.id}>
            {t("line.remove")}
            <span className={spoken}> {card.name}</span>
          </button>
        </Form>
      </div>
    </li>
  );
}

type MoveFormProps = { card: ProductCard; words: CardWords; refusal: WishRefusal | undefined };

function MoveForm({ card, words, refusal }: MoveFormProps) {
  const { t } = useTranslation("wishlist");
  if (card.availability !== "online") return <NotForSale card={card} words={words} />;
  return (
    <Form method="post" preventScrollReset noValidate className={styles.move}>
      {refusal ? (
        // biome-ignore lint/a11y/noAutofocus: a refused form must say so first
        <p role="alert" tabIndex={-1} autoFocus className={styles.refusal}>
          {refusal.messages.join(" ")}
        </p>
      ) : null}
      <ChoiceFields choice={card} words={words} picked={refusal?.picked ?? undefined} />
      <button type="submit" className={button.light} name="move" value={card.id}>
        {t("line.move")}
        <span className={spoken}> {card.name}</span>
      </button>
    </Form>
  );
}

function NotForSale({ card, words }: { card: ProductCard; words: CardWords }) {
  const address = productAddress(useLocale(), card);
  const isInStore = card.availability === "store";
  return (
    <div className={styles.move}>
      <button type="button" className={button.light} disabled>
        {isInStore ? words.store : words.none}
      </button>
      <a className={buttonLink.text} href={isInStore ? `${address}?prodejny=1` : `${address}#hlidat`}>
        {isInStore ? words.reserve : words.watch}
        <span className={spoken}> {card.name}</span>
      </a>
    </div>
  );
}
