import { useTranslation } from "react-i18next";

import { accountOrderAddress, addressOf } from "~/addresses";
import * as rows from "~/features/customers/AccountRows.css";
import type { OrderState } from "~/platform/database/schema";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import * as styles from "./OrderList.css";
import type { paidLabel } from "./orders";

/** A row of the list. The server formats the date and the total, the latter in the order's own currency. */
export type ListedOrder = {
  id: string;
  number: string;
  placedOn: string;
  state: OrderState;
  paid: ReturnType<typeof paidLabel>;
  total: string;
};

export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  const { t } = useTranslation(["orders", "account"]);
  const locale = useLocale();
  if (orders.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t("account:orders.empty")}</p>
        <a className={buttonLink.dark} href={addressOf("home", locale)}>
          {t("account:orders.shop")}
        </a>
      </div>
    );
  }
  return (
    <ul className={rows.list}>
      {orders.map(({ id, number, placedOn, state, paid, total }) => (
        <li key={id} className={styles.row}>
          <a
            className={rows.number}
            href={accountOrderAddress(locale, { id })}
            aria-label={t("account:orders.open", { number })}
          >
            {number}
          </a>
          <span className={styles.date}>{placedOn}</span>
          <span className={styles.state}>{t(`orders:state.${state}`)}</span>
          <span className={styles.paid}>{t(`orders:paid.${paid}`)}</span>
          <span className={styles.total}>{total}</span>
        </li>
      ))}
    </ul>
  );
}
