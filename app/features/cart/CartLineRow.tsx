import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { productAddress } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import { ProductPicture } from "~/features/products/ProductPicture";
import { formatVariant } from "~/features/products/product";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { field } from "~/ui/Choice.css";
import { Intent } from "~/ui/Intent";

import * as styles from "./CartLineRow.css";
import type { LineError } from "./CartPage";
import { type CartLine, hasNewPrice, lineState, lineTotal, maxQuantity } from "./cart";
import type { LineIntent } from "./cart.form";
import { MessageForm } from "./MessageForm";

type CartLineRowProps = { line: CartLine; error: LineError | undefined };

export function CartLineRow({ line, error }: CartLineRowProps) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const locale = useLocale();
  const state = lineState(line);
  return (
    <li className={styles.root}>
      <div className={styles.picture}>
        <ProductPicture file={line.picture} alt="" size="thumb" imageSizes="120px" />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <a href={productAddress(locale, { ...line, id: line.productId })} className={styles.link}>
            {line.name}
          </a>
        </h2>
        <p className={styles.quiet}>{[formatVariant(line), line.code].filter(Boolean).join(" · ")}</p>
        <p>{t("line.unit", { price: money(line.unitMinor) })}</p>
        <Changes line={line} />
        {/* The key changes with the stored message; the uncontrolled field would otherwise keep what was typed. */}
        <MessageForm key={line.note} line={line} error={error?.field === "note" ? error : undefined} />
      </div>
      <QuantityForm line={line} error={error?.field === "quantity" ? error : undefined} />
      <p className={styles.total}>
        <span className={visuallyHidden}>{t("line.total")}: </span>
        {state === "sold-out" ? t("line.notCounted") : money(lineTotal(line))}
      </p>
    </li>
  );
}

/** What prevents ordering the line, and what has changed since the visitor last saw it. */
function Changes({ line }: { line: CartLine }) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const state = lineState(line);
  const id = stockId(line);
  return (
    <>
      {state === "sold-out" ? (
        <p id={id} className={styles.alert}>
          {t("line.soldOut")}
        </p>
      ) : null}
      {line.isPickupOnly && state !== "sold-out" ? <p className={styles.quiet}>{t("line.pickupOnly")}</p> : null}
      {isLastPiece(line) ? (
        <p id={id} className={styles.quiet}>
          {t("line.most")}
        </p>
      ) : null}
      {state === "short" ? (
        <p className={styles.alert}>
          <span id={id}>{t("line.short", { count: line.onHand, wanted: line.quantity })}</span>{" "}
          <button type="submit" className={button.text} form={lineForms["reduce-to-stock"]} name="line" value={line.id}>
            {t("line.reduce", { count: line.onHand })}
            <span className={visuallyHidden}>: {line.name}</span>
          </button>
        </p>
      ) : null}
      {hasNewPrice(line) ? (
        <p className={styles.quiet}>{t("line.oldPrice", { before: money(line.seenUnitMinor) })}</p>
      ) : null}
    </>
  );
}

/** The sentence about the stock, which also describes the quantity's field. */
const stockId = ({ id }: CartLine) => `sklad-${id}`;

/** A larger quantity would be refused. */
function isLastPiece(line: CartLine): boolean {
  return lineState(line) === "ok" && line.quantity >= line.onHand && line.onHand < maxQuantity;
}

function QuantityForm({ line, error }: CartLineRowProps) {
  const { t } = useTranslation("cart");
  const fieldId = `kusy-${line.id}`;
  const errorId = `${fieldId}-chyba`;
  const isRefused = lineState(line) !== "ok";
  const describedBy = [error && errorId, (isRefused || isLastPiece(line)) && stockId(line)].filter(Boolean).join(" ");
  const { input, onSubmit } = useServerQuantity(line, error);
  return (
    <Form method="post" preventScrollReset noValidate className={styles.form} onSubmit={onSubmit}>
      <Intent<LineIntent> name="set-quantity" />
      <input type="hidden" name="line" value={line.id} />
      <label htmlFor={fieldId} className={visuallyHidden}>
        {t("line.quantity", { name: line.name })}
      </label>
      <div className={styles.controls}>
        <div className={styles.pieces}>
          <input
            id={fieldId}
            ref={input}
            className={field}
            name="quantity"
            inputMode="numeric"
            maxLength={2}
            defaultValue={error?.typed ?? line.quantity}
            aria-invalid={error || isRefused ? true : undefined}
            aria-describedby={describedBy || undefined}
          />
        </div>
        <button type="submit" className={button.text}>
          {t("line.update")}
        </button>
        <button type="submit" className={button.text} form={lineForms["remove-line"]} name="line" value={line.id}>
          {t("line.remove")}
          <span className={visuallyHidden}> {line.name}</span>
        </button>
        <button type="submit" className={button.text} form={lineForms["save-for-later"]} name="line" value={line.id}>
          {t("line.later")}
          <span className={visuallyHidden}> {line.name}</span>
        </button>
      </div>
      {error ? (
        <p id={errorId} className={styles.alert} role="alert">
          {t("line.badQuantity")}
        </p>
      ) : null}
    </Form>
  );
}

/** Shows what the server has made of the quantity, in a field that keeps its focus and, when refused, what was typed. */
function useServerQuantity(line: CartLine, error: LineError | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  const shown = useRef(line.quantity);
  useEffect(() => {
    const isChanged = shown.current !== line.quantity;
    shown.current = line.quantity;
    if (!input.current || error || !(isSent.current || isChanged)) return;
    isSent.current = false;
    input.current.value = String(line.quantity);
  }, [line, error]);
  const onSubmit = () => {
    isSent.current = true;
  };
  return { input, onSubmit };
}

/** Ids of the forms to which the lines' single-click buttons belong. */
export const lineForms = {
  "remove-line": "odebrat",
  "save-for-later": "odlozit",
  "reduce-to-stock": "snizit",
} as const satisfies Partial<Record<LineIntent, string>>;

/** Forms beside the lines' own ones, so that Enter in the quantity field updates the line and never removes it. */
export function LineForms() {
  return (
    <>
      <LineForm intent="remove-line" />
      <LineForm intent="save-for-later" />
      <LineForm intent="reduce-to-stock" />
    </>
  );
}

function LineForm({ intent }: { intent: keyof typeof lineForms }) {
  return (
    <Form id={lineForms[intent]} method="post" preventScrollReset>
      <Intent name={intent} />
    </Form>
  );
}
