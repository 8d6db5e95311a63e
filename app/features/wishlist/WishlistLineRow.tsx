import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { productAddress } from "~/addresses";
import type { ProductCard } from "~/features/productCard/card";
import type { CardLabels } from "~/features/productCard/cardLabels";
import { OptionFields } from "~/features/productCard/OptionFields";
import { SubmissionKey } from "~/features/productCard/SubmissionKey";
import type { SelectedOptions } from "~/features/products/product";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import { takeFocus } from "~/ui/ErrorSummary";
import { Intent } from "~/ui/Intent";

import { NoteForm } from "./NoteForm";
import type { WishlistLine } from "./readWishlist.server";
import { WishlistItemDetails } from "./WishlistItemDetails";
import * as styles from "./WishlistLineRow.css";
import type { WishlistIntent } from "./wishlist.form";

/** Why a product's form was rejected, and the typed text or the selected options. */
export type WishlistRefusal = {
  productId: number;
  field: "note" | "choice";
  messages: string[];
  typed: string;
  selected: SelectedOptions | null;
  /** Time of the response, which tells two refusals with the same messages apart. */
  refusedAt: number;
};

type WishlistLineRowProps = { line: WishlistLine; labels: CardLabels; refusal: WishlistRefusal | undefined };

export function WishlistLineRow({ line, labels, refusal }: WishlistLineRowProps) {
  const { t } = useTranslation("wishlist");
  const { card } = line;
  return (
    <li id={`p-${card.id}`} className={styles.root}>
      <WishlistItemDetails card={card} marks={line.marks} />
      {/* The key changes with the stored note; the uncontrolled field would otherwise keep what was typed. */}
      <NoteForm key={line.note} line={line} refusal={refusal?.field === "note" ? refusal : undefined} />
      <div className={styles.controls}>
        <MoveForm card={card} labels={labels} refusal={refusal?.field === "choice" ? refusal : undefined} />
        <Form method="post" preventScrollReset>
          <Intent<WishlistIntent> name="remove-product" />
          <input type="hidden" name="product" value={card.id} />
          <button type="submit" className={button.text}>
            {t("line.remove")}
            <span className={visuallyHidden}> {card.name}</span>
          </button>
        </Form>
      </div>
    </li>
  );
}

type MoveFormProps = { card: ProductCard; labels: CardLabels; refusal: WishlistRefusal | undefined };

function MoveForm({ card, labels, refusal }: MoveFormProps) {
  const { t } = useTranslation("wishlist");
  if (card.availability !== "online") return <NotForSale card={card} labels={labels} />;
  return (
    <Form method="post" preventScrollReset noValidate className={styles.move}>
      <Intent<WishlistIntent> name="move-to-cart" />
      <input type="hidden" name="product" value={card.id} />
      <SubmissionKey />
      {refusal ? <MoveErrors key={refusal.refusedAt} messages={refusal.messages} /> : null}
      <OptionFields options={card} labels={labels} selected={refusal?.selected ?? undefined} />
      <button type="submit" className={button.light}>
        {t("line.move")}
        <span className={visuallyHidden}> {card.name}</span>
      </button>
    </Form>
  );
}

function MoveErrors({ messages }: { messages: readonly string[] }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => takeFocus(box.current), []);
  return (
    // Focused natively without JavaScript.
    // biome-ignore lint/a11y/noAutofocus: a refused form must say so first
    <p ref={box} role="alert" tabIndex={-1} autoFocus className={styles.refusal}>
      {messages.join(" ")}
    </p>
  );
}

function NotForSale({ card, labels }: { card: ProductCard; labels: CardLabels }) {
  const address = productAddress(useLocale(), card);
  const isInStore = card.availability === "store";
  return (
    <div className={styles.move}>
      <button type="button" className={button.light} disabled>
        {isInStore ? labels.storeOnly : labels.soldOut}
      </button>
      <a className={buttonLink.text} href={isInStore ? `${address}?prodejny=1` : `${address}#hlidat`}>
        {isInStore ? labels.findInStore : labels.notifyMe}
        <span className={visuallyHidden}> {card.name}</span>
      </a>
    </div>
  );
}
