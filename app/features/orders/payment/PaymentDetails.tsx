import { useTranslation } from "react-i18next";

import { DetailSection } from "~/features/checkout/DetailSection";
import { useMoney } from "~/features/money/CurrencyContext";
import { paymentPicturePx } from "~/features/payments/paymentCode";
import { dueText, type PaymentDue } from "./dueText";
import * as styles from "./PaymentDetails.css";

export type TransferDetails = {
  totalMinor: number;
  /** The domestic account number; null where only the IBAN is used. */
  account: string | null;
  iban: string;
  symbol: string;
  /** The last day for the payment, formatted. */
  due: PaymentDue;
  holder: string;
  /** URL of the code for banking apps; null when no code can be made. */
  picture: string | null;
};

/**
 * Shows the details of a bank transfer, each in an element of its own so that it can be copied, and as a code for
 * banking apps.
 */
export function PaymentDetails({ transfer }: { transfer: TransferDetails }) {
  const { t } = useTranslation("orders");
  const money = useMoney();
  const rows = [
    [t("payment.amount"), money(transfer.totalMinor)],
    ...(transfer.account === null ? [] : [[t("payment.account"), transfer.account]]),
    [t("payment.iban"), transfer.iban],
    [t("payment.symbol"), transfer.symbol],
    [t("payment.due"), dueText(transfer.due, t)],
    [t("payment.holder"), transfer.holder],
  ];
  return (
    <DetailSection title={t("payment.title")}>
      <div className={styles.root}>
        <dl className={styles.list}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {transfer.picture ? (
          <figure className={styles.code}>
            <img src={transfer.picture} alt={t("payment.code")} width={paymentPicturePx} height={paymentPicturePx} />
            <figcaption className={styles.hint}>{t("payment.codeHint")}</figcaption>
          </figure>
        ) : null}
      </div>
    </DetailSection>
  );
}
