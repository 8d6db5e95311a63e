import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { type CartLine, lineState, lineTotal } from "~/features/cart/cart";
import { GiftFacts } from "~/features/cart/gift/GiftFacts";
import { GiftPicture } from "~/features/cart/gift/GiftPicture";
import { useMoney } from "~/features/money/CurrencyContext";
import { ProductPicture } from "~/features/products/ProductPicture";
import { formatVariant } from "~/features/products/product";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import * as styles from "./ReviewLines.css";
import type { ReviewIntent } from "./review.form";

/** Shows the lines being ordered. A line that is not available says so and can be reduced or removed with one click. */
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
        {line.gift ? <GiftPicture /> : <ProductPicture file={line.picture} alt="" size="thumb" imageSizes="72px" />}
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>{line.name}</p>
        <p className={styles.quiet}>
          {[formatVariant(line), t("review.pieces", { count: line.quantity })].filter(Boolean).join(" · ")}
        </p>
        {line.note ? <p className={styles.quiet}>„{line.note}“</p> : null}
        {line.gift ? <GiftFacts gift={line.gift} className={styles.quiet} /> : null}
        <LineProblem line={line} />
      </div>
      <p className={isShown ? styles.amount : styles.struck}>{money(lineTotal(line))}</p>
    </li>
  );
}

function LineProblem({ line }: { line: CartLine }) {
  const { t } = useTranslation("checkout");
  const state = lineState(line);
  if (state === "ok") return null;
  const isShort = state === "short";
  return (
    <>
      <p className={styles.alert}>{isShort ? t("review.short", { count: line.onHand }) : t("review.soldOut")}</p>
      <div className={styles.fixes}>
        {isShort ? (
          <LineFix line={line} quantity={line.onHand} text={t("review.reduce", { count: line.onHand })} />
        ) : null}
        <LineFix line={line} quantity={0} text={t("review.remove")} />
      </div>
    </>
  );
}

function LineFix({ line, quantity, text }: { line: CartLine; quantity: number; text: string }) {
  return (
    <Form method="post" preventScrollReset>
      <Intent<ReviewIntent> name="resolve-line" />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="quantity" value={quantity} />
      <button type="submit" className={button.text}>
        {text}
        <span className={visuallyHidden}>: {line.name}</span>
      </button>
    </Form>
  );
}
