import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/money/CurrencyContext";
import { formatVariant } from "~/features/products/product";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import * as styles from "./CartChanges.css";
import { type CartLine, hasNewPrice, type UnavailableLine } from "./cart";
import type { LineIntent } from "./cart.form";

type CartChangesProps = { lines: readonly CartLine[]; unavailableLines: readonly UnavailableLine[] };

/** Lists what has changed since the visitor last saw the cart, until the visitor acknowledges it. */
export function CartChanges({ lines, unavailableLines }: CartChangesProps) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const repriced = lines.filter(hasNewPrice);
  if (repriced.length + unavailableLines.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="zmeny">
      <h2 id="zmeny" className={styles.title}>
        {t("changes.title")}
      </h2>
      <ul className={styles.list}>
        {unavailableLines.map(({ id, name, quantity, seenUnitMinor }) => (
          <li key={id}>
            {t("changes.gone", { name: name || t("changes.unnamed"), quantity, price: money(seenUnitMinor) })}
          </li>
        ))}
        {repriced.map((line) => (
          <li key={line.id}>
            {t("changes.price", {
              name: [line.name, formatVariant(line)].filter(Boolean).join(", "),
              before: money(line.seenUnitMinor),
              now: money(line.unitMinor),
            })}
          </li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        <Intent<LineIntent> name="acknowledge-changes" />
        <button type="submit" className={button.light}>
          {t("changes.seen")}
        </button>
      </Form>
    </section>
  );
}
