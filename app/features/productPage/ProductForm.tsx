import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { choiceOf, type Picked, type Product, pickVariant } from "~/features/products/product";
import { button } from "~/ui/Button.css";
import { field } from "~/ui/Choice.css";
import { ProductChoice } from "./ProductChoice";
import * as styles from "./ProductForm.css";
import { ProductStock } from "./ProductStock";

/** Why a wish was not put into the cart, in sentences, and what had been asked for. */
export type Refusal = {
  messages: string[];
  quantity: string;
  message: string;
  /** The message itself is too long. */
  isMessageLong: boolean;
};

type ProductFormProps = {
  product: Product;
  shown: Picked;
  isLive: boolean;
  onChoose: (change: Partial<Picked>) => void;
  refusal: Refusal | undefined;
};

export function ProductForm({ product, shown, isLive, onChoose, refusal }: ProductFormProps) {
  const { t } = useTranslation("catalog");
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoice(form, shown, onChoose);
  if (product.availability !== "online") return <NotForSale availability={product.availability} />;
  const choice = choiceOf(product.variants);
  return (
    <Form ref={form} method="post" preventScrollReset noValidate className={styles.root}>
      {refusal ? <RefusalText messages={refusal.messages} /> : null}
      <ProductChoice choice={choice} variants={product.variants} shown={shown} isLive={isLive} onChoose={onChoose} />
      <ProductStock pick={pickVariant(product.variants, shown)} isLive={isLive} onChoose={onChoose} />
      {product.allowsMessage ? <MessageField refusal={refusal} /> : null}
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

/** Takes over what was clicked before the page came alive, or what the browser kept of an earlier visit. */
function useEarlyChoice(
  form: { current: HTMLFormElement | null },
  shown: Picked,
  onChoose: ProductFormProps["onChoose"],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const [colourId, size] = [typed.get("barva"), typed.get("velikost")].map((value) => value?.toString() ?? null);
    const isKnown = (colourId ?? null) === shown.colourId && (size ?? null) === shown.size;
    if (!isKnown) onChoose({ colourId: colourId ?? null, size: size ?? null });
  }, []);
}

function MessageField({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useTranslation("product");
  return (
    <div className={styles.message}>
      <label htmlFor="note">{t("message.label")}</label>
      <input
        id="note"
        name="note"
        className={styles.messageInput}
        defaultValue={refusal?.message}
        autoComplete="off"
        aria-invalid={refusal?.isMessageLong || undefined}
        aria-describedby="note-hint"
      />
      <p id="note-hint" className={refusal?.isMessageLong ? styles.complaint : styles.hint}>
        {refusal?.isMessageLong ? t("message.long") : t("message.hint")}
      </p>
    </div>
  );
}

function NotForSale({ availability }: { availability: "store" | "none" }) {
  const { t } = useTranslation("catalog");
  const why = useTranslation("product").t("stock.soldOutWhy");
  return (
    <div className={styles.root}>
      <button type="button" className={button.dark} disabled>
        {availability === "store" ? t("product.storeOnly") : t("product.soldOut")}
      </button>
      <p>{availability === "store" ? t("product.storeOnlyHint") : why}</p>
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
