import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { field } from "~/ui/Choice.css";

import { ColourChoice, SizeChoice } from "./ProductChoice";
import * as styles from "./ProductForm.css";
import { showColour } from "./ProductGallery";
import { choiceOf, type Picked, type Product, pickVariant } from "./product";

/** Why a wish was not put into the cart, in sentences, and how many pieces had been asked for. */
export type Refusal = { messages: string[]; quantity: string };

type ProductFormProps = { product: Product; picked: Picked; refusal: Refusal | undefined };

export function ProductForm({ product, picked, refusal }: ProductFormProps) {
  const { t } = useTranslation("catalog");
  const { colours, sizes } = choiceOf(product.variants);
  const [shown, setShown] = useState(picked);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  if (product.availability !== "online") return <NotForSale availability={product.availability} />;
  return (
    <Form method="post" preventScrollReset noValidate className={styles.root}>
      {refusal ? <RefusalText messages={refusal.messages} /> : null}
      {colours.length > 0 ? (
        <ColourChoice
          colours={colours}
          picked={picked.colourId}
          onPick={(colourId) => {
            setShown({ ...shown, colourId });
            showColour(product, colourId);
          }}
        />
      ) : null}
      {sizes.length > 0 ? (
        <SizeChoice
          product={product}
          sizes={sizes}
          picked={picked.size}
          colourId={isLive ? shown.colourId : null}
          onPick={(size) => setShown({ ...shown, size })}
        />
      ) : null}
      <StockText product={product} picked={shown} isLive={isLive} />
      <div className={styles.buy}>
        <label className={styles.quantity}>
          <span>{t("product.quantity")}</span>
          <input
            className={field}
            name="quantity"
            inputMode="numeric"
            maxLength={2}
            defaultValue={refusal?.quantity ?? "1"}
          />
        </label>
        <button type="submit" className={button.dark}>
          {t("product.add")}
        </button>
      </div>
    </Form>
  );
}

function NotForSale({ availability }: { availability: "store" | "none" }) {
  const { t } = useTranslation("catalog");
  return (
    <div className={styles.root}>
      <button type="button" className={button.dark} disabled>
        {availability === "store" ? t("product.storeOnly") : t("product.soldOut")}
      </button>
      {availability === "store" ? <p>{t("product.storeOnlyHint")}</p> : null}
    </div>
  );
}

function RefusalText({ messages }: { messages: string[] }) {
  const box = useRef<HTMLDivElement>(null);
  // Each answer brings a new list, and each is to be heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the answer
  useEffect(() => box.current?.focus(), [messages]);
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form must say so first
    <div ref={box} role="alert" tabIndex={-1} autoFocus className={styles.refusal}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}

const fewPieces = 3;

function StockText({ product, picked, isLive }: { product: Product; picked: Picked; isLive: boolean }) {
  const { t } = useTranslation("catalog");
  const pick = pickVariant(product.variants, picked);
  if (!pick.ok && pick.reason !== "sold-out") {
    return <p className={styles.quiet}>{isLive ? t("product.pick") : t("product.noScript")}</p>;
  }
  if (!pick.ok) return <p className={styles.quiet}>{t("product.notInStock")}</p>;
  const { onHand } = pick.variant;
  return (
    <p className={styles.stock} aria-live="polite">
      {onHand > fewPieces ? t("product.inStock") : t("product.inStockFew", { count: onHand })}
    </p>
  );
}
