import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { type CartLine, lineTotal } from "~/features/cart/cart";
import { useMoney } from "~/features/money/CurrencyContext";
import { ProductPicture } from "~/features/products/ProductPicture";
import { formatVariant } from "~/features/products/product";

import * as styles from "./OrderAside.css";

export type AsideLine = Pick<CartLine, "id" | "picture" | "name" | "colour" | "size" | "quantity" | "unitMinor">;

type OrderAsideProps = { lines: readonly AsideLine[]; totalMinor: number; children: ReactNode };

/** Number of pictures in the row under which the lines are collapsed. */
const shownSmall = 2;

/**
 * Shows the lines being ordered, and below them the price as far as the step knows it. On small screens they are
 * collapsed under a row with the total; on wide screens they are always visible.
 */
export function OrderAside({ lines, totalMinor, children }: OrderAsideProps) {
  const { t } = useTranslation("checkout");
  const money = useMoney();
  return (
    <section className={styles.root} aria-labelledby="order-aside">
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {lines.slice(0, shownSmall).map(({ id, picture }, index) => (
            <span key={id} className={styles.smallPicture}>
              <ProductPicture file={picture} alt="" size="thumb" imageSizes="32px" />
              {index + 1 === shownSmall && lines.length > shownSmall ? (
                <span className={styles.further} aria-hidden="true">
                  +{lines.length - shownSmall}
                </span>
              ) : null}
            </span>
          ))}
          <span>
            {t("aside.title")} · <span className={styles.amount}>{money(totalMinor)}</span>
          </span>
        </summary>
      </details>
      <div className={styles.content}>
        <h2 id="order-aside" className={styles.title}>
          {t("aside.title")}
        </h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <div className={styles.picture}>
                <ProductPicture file={line.picture} alt="" size="thumb" imageSizes="88px" />
              </div>
              <div className={styles.name}>
                {line.quantity}× {line.name}
                <p className={styles.variant}>{formatVariant(line)}</p>
              </div>
              <p className={styles.amount}>{money(lineTotal(line))}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
