import { useTranslation } from "react-i18next";

import { FactBlock } from "~/features/checkout/DescriptionList";
import { useMoney } from "~/features/money/CurrencyContext";
import type { Settings } from "~/features/settings/settings";

import type { Order } from "../orders";
import * as styles from "./PaymentDetails.css";

type PaymentFactsProps = { order: Pick<Order, "number" | "totals">; account: Settings["bank_account"] };

/** All that a bank asks for, each on its own so that it can be copied. */
export function PaymentFacts({ order, account }: PaymentFactsProps) {
  const { t } = useTranslation("orders");
  const money = useMoney();
  const facts = [
    [t("payment.amount"), money(order.totals.totalMinor)],
    [t("payment.account"), account.account],
    [t("payment.iban"), account.iban],
    [t("payment.symbol"), order.number],
    [t("payment.holder"), account.holder],
  ];
  return (
    <FactBlock title={t("payment.title")}>
      <dl className={styles.root}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </FactBlock>
  );
}
