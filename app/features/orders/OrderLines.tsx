import { useTranslation } from "react-i18next";

import { GiftFacts } from "~/features/cart/gift/GiftFacts";
import { useMoney } from "~/features/money/CurrencyContext";

import * as styles from "./OrderLines.css";
import type { OrderLine } from "./orders";

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation("orders");
  const money = useMoney();
  return (
    <ul className={styles.root}>
      {lines.map(({ code, name, variantName, note, quantity, lineMinor, gift }, index) => (
        // An order's lines never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: two gift vouchers may be alike
        <li key={index} className={styles.line}>
          <div className={styles.facts}>
            <p className={styles.name}>
              {quantity}× {name}
            </p>
            <p className={styles.quiet}>
              {[variantName, gift ? "" : t("lines.code", { code })].filter(Boolean).join(" · ")}
            </p>
            {note ? <p className={styles.quiet}>{t("lines.note", { note })}</p> : null}
            {gift ? <GiftFacts gift={gift} className={styles.quiet} sentAt={gift.sentAt} /> : null}
          </div>
          <p className={styles.amount}>{money(lineMinor)}</p>
        </li>
      ))}
    </ul>
  );
}
