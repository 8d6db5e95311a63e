import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { type CartLine, lineState, lineTotal } from "~/features/cart/cart";
import { useMoney } from "~/features/money/CurrencyContext";
import { ProductPicture } from "~/features/products/ProductPicture";
import { variantTitle } from "~/features/products/product";
import { button } from "~/ui/Button.css";

import * as styles from "./ReviewLines.css";

/** The goods once more. A line that cannot be had says so and can be mended with one press. */
export function ReviewLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <ul className={styles.root}>
      {lines.map((line) => (
        <ReviewLine key={line.id} line={line} />
      ))}
    </ul>
  );
}

function ReviewLine({ line }: { line: CartLine }) {
  const { t } = useTranslation("checkout");
  const money = useMoney();
  const isShown = lineState(line) !== "sold-out";
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <ProductPicture file={line.picture} alt="" size="thumb" shownWidth="72px" />
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>{line.name}</p>
        <p className={styles.quiet}>
          {[variantTitle(line), t("review.pieces", { count: line.quantity })].filter(Boolean).join(" · ")}
        </p>
        {line.note ? <p className={styles.quiet}>„{line.note}“</p> : null}
        <Trouble line={line} />
      </div>
      <p className={isShown ? styles.amount : styles.struck}>{money(lineTotal(line))}</p>
    </li>
  );
}

function Trouble({ line }: { line: CartLine }) {
  const { t } = useTranslation("checkout");
  const state = lineState(line);
  if (state === "ok") return null;
  const isShort = state === "short";
  return (
    <>
      <p className={styles.alert}>{isShort ? t("review.short", { count: line.onHand }) : t("review.soldOut")}</p>
      <div className={styles.remedies}>
        {isShort ? (
          <Remedy line={line} quantity={line.onHand} text={t("review.reduce", { count: line.onHand })} />
        ) : null}
        <Remedy line={line} quantity={0} text={t("review.remove")} />
      </div>
    </>
  );
}

function Remedy({ line, quantity, text }: { line: CartLine; quantity: number; text: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="quantity" value={quantity} />
      <button type="submit" className={button.text}>
        {text}
        <span className={spoken}>: {line.name}</span>
      </button>
    </Form>
  );
}
