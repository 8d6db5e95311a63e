import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "remix-utils/use-hydrated";
import { displayContents, replacedByScript, visuallyHidden } from "styles/global.css";

import { Intent } from "~/ui/Intent";
import type { LineError } from "../CartPage";
import { type CartLine, lineState, maxQuantity } from "../cart";
import type { LineIntent } from "../cart.form";
import * as styles from "./CartLineRow.css";
import { LineButton } from "./LineButton";

type QuantityFormProps = { line: CartLine; error: LineError | undefined };

/** Returns the id of the sentence about the stock, which also describes the quantity field. */
export const stockId = ({ id }: CartLine) => `sklad-${id}`;

/** Returns true when a larger quantity would be rejected. */
export function isLastPiece(line: CartLine): boolean {
  return lineState(line) === "ok" && line.quantity >= line.onHand && line.onHand < maxQuantity;
}

/** Renders the number of pieces with a button on either side. With scripts, a typed number is saved automatically. */
export function QuantityForm({ line, error }: QuantityFormProps) {
  const { t } = useTranslation("cart");
  const fieldId = `kusy-${line.id}`;
  const errorId = `${fieldId}-chyba`;
  const isRefused = lineState(line) !== "ok";
  const describedBy = [error && errorId, (isRefused || isLastPiece(line)) && stockId(line)].filter(Boolean).join(" ");
  const { input, onSubmit, saveTyped } = useServerQuantity(line, error);
  const isHydrated = useHydrated();
  return (
    <div className={styles.form}>
      <div className={styles.controls}>
        <StepButton line={line} intent="take-piece" isUseless={line.quantity <= 1} />
        <Form method="post" preventScrollReset noValidate className={displayContents} onSubmit={onSubmit}>
          <Intent<LineIntent> name="set-quantity" />
          <input type="hidden" name="line" value={line.id} />
          <label htmlFor={fieldId} className={visuallyHidden}>
            {t("line.quantity", { name: line.name })}
          </label>
          <span className={styles.quantity}>
            <input
              id={fieldId}
              ref={input}
              className={styles.pieces}
              name="quantity"
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              onBlur={saveTyped}
              defaultValue={error?.typed ?? line.quantity}
              aria-invalid={error || isRefused ? true : undefined}
              aria-describedby={describedBy || undefined}
            />
          </span>{" "}
          {/* The button is inside its form for browsers that do not know the attribute `form`. */}
          <button type="submit" className={isHydrated ? `${styles.update} ${replacedByScript}` : styles.update}>
            {t("line.update")}
          </button>
        </Form>
        <StepButton line={line} intent="add-piece" isUseless={line.quantity >= Math.min(line.onHand, maxQuantity)} />
        <div className={styles.actions}>
          <LineButton intent="remove-line" lineId={line.id} className={styles.remove}>
            {t("line.remove")}
            <span className={visuallyHidden}> {line.name}</span>
          </LineButton>{" "}
          <LineButton intent="save-for-later" lineId={line.id} className={styles.later}>
            <span className={styles.laterWords}>{t("line.later")}</span>
            <span className={visuallyHidden}> {line.name}</span>
          </LineButton>
        </div>
      </div>
      {error ? (
        <p id={errorId} className={styles.alert} role="alert">
          {t("line.badQuantity")}
        </p>
      ) : null}
    </div>
  );
}

type StepButtonProps = { line: CartLine; intent: "add-piece" | "take-piece"; isUseless: boolean };

function StepButton({ line, intent, isUseless }: StepButtonProps) {
  const { t } = useTranslation("cart");
  return (
    <LineButton
      intent={intent}
      lineId={line.id}
      className={styles.step[intent]}
      label={t(intent === "add-piece" ? "line.more" : "line.fewer", { name: line.name })}
      isUseless={isUseless}
    >
      {intent === "add-piece" ? "+" : "−"}
    </LineButton>
  );
}

/**
 * Shows the quantity that the server has stored, in a field that keeps its focus and, after an error, what was typed.
 */
function useServerQuantity(line: CartLine, error: LineError | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  const shown = useRef(line.quantity);
  useEffect(() => {
    const isChanged = shown.current !== line.quantity;
    shown.current = line.quantity;
    if (error) isSent.current = false;
    if (!input.current || error || !(isSent.current || isChanged)) return;
    isSent.current = false;
    input.current.value = String(line.quantity);
  }, [line, error]);
  const onSubmit = () => {
    isSent.current = true;
  };
  /** Saves what was typed when the field loses the focus. A rejected number is not sent again. */
  const saveTyped = () => {
    const typed = input.current?.value ?? "";
    if (!isSent.current && typed !== (error?.typed ?? String(line.quantity))) input.current?.form?.requestSubmit();
  };
  return { input, onSubmit, saveTyped };
}
