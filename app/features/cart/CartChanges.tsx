import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/money/CurrencyContext";
import { variantTitle } from "~/features/products/product";
import { button } from "~/ui/Button.css";

import * as styles from "./CartChanges.css";
import { type CartLine, type GoneLine, hasNewPrice } from "./cart";

type CartChangesProps = { lines: readonly CartLine[]; gone: readonly GoneLine[] };

/** What has happened to the goods since the visitor last looked; it stays until the visitor says that it is read. */
export function CartChanges({ lines, gone }: CartChangesProps) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const repriced = lines.filter(hasNewPrice);
  if (repriced.length + gone.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="zmeny">
      <h2 id="zmeny" className={styles.title}>
        {t("changes.title")}
      </h2>
      <ul className={styles.list}>
        {gone.map(({ id, name, quantity, seenUnitMinor }) => (
          <li key={id}>
            {t("changes.gone", { name: name || t("changes.unnamed"), quantity, price: money(seenUnitMinor) })}
          </li>
        ))}
        {repriced.map((line) => (
          <li key={line.id}>
            {t("changes.price", {
              name: [line.name, variantTitle(line)].filter(Boolean).join(", "),
              before: money(line.seenUnitMinor),
              now: money(line.unitMinor),
            })}
          </li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        <button type="submit" className={button.light} name="seen" value="1">
          {t("changes.seen")}
        </button>
      </Form>
    </section>
  );
}
