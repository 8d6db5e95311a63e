import { useTranslation } from "react-i18next";

import { DetailSection } from "~/features/checkout/DetailSection";
import { useMoney } from "~/features/money/CurrencyContext";
import type { Settings } from "~/features/settings/settings";

import type { Order } from "../orders";
import * as styles from "./PaymentDetails.css";

type PaymentDetailsProps = { order: Pick<Order, "number" | "totals">; account: Settings["bank_account"] };

/** The details of a bank transfer, each in an element of its own so that it can be copied. */
export function PaymentDetails({ order, account }: PaymentDetailsProps) {
  const { t } = useTranslation("orders");
  const money = useMoney();
  const rows = [
    [t("payment.amount"), money(order.totals.totalMinor)],
    [t("payment.account"), account.account],
    [t("payment.iban"), account.iban],
    [t("payment.symbol"), order.number],
    [t("payment.holder"), account.holder],
  ];
  return (
    <DetailSection title={t("payment.title")}>
      <dl className={styles.root}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  );
}
