import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { type CartLine, lineTotal } from "~/features/cart/cart";
import { useMoney } from "~/features/money/CurrencyContext";
import { formatVariant } from "~/features/products/product";

import * as styles from "./OrderAside.css";

export type AsideLine = Pick<CartLine, "id" | "name" | "colour" | "size" | "quantity" | "unitMinor">;

/** The lines being ordered, and below them the price as far as the step knows it. */
export function OrderAside({ lines, children }: { lines: readonly AsideLine[]; children: ReactNode }) {
  const { t } = useTranslation("checkout");
  const money = useMoney();
  return (
    <section className={styles.root} aria-labelledby="order-aside">
      <h2 id="order-aside" className={styles.title}>
        {t("aside.title")}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div className={styles.name}>
              {line.quantity}× {line.name}
              <p className={styles.variant}>{formatVariant(line)}</p>
            </div>
            <p className={styles.amount}>{money(lineTotal(line))}</p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
