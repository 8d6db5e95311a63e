import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { FactBlock } from "~/features/checkout/FactBlock";
import { OrderTotalsList } from "~/features/delivery/OrderTotalsList";
import { CurrencyProvider } from "~/features/money/CurrencyContext";
import type { Currency } from "~/features/money/money";
import type { Settings } from "~/features/settings/settings";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { OrderState } from "~/platform/schema";

import * as styles from "./AccountOrder.css";
import { OrderLines } from "./OrderLines";
import { OrderPlaces } from "./OrderPlaces";
import { nextStepOf, type Order } from "./orders";
import { PaymentFacts } from "./PaymentFacts";
import { TaxTable } from "./TaxTable";
import type { TaxRow } from "./taxRecap";

export type AccountOrderProps = {
  order: Order;
  /** The order's, which may be another than the page's. */
  currency: Currency;
  /** What happened to it and when, written out. */
  events: readonly { state: OrderState; on: string }[];
  countryNames: Record<string, string>;
  taxRows: TaxRow[];
  account: Settings["bank_account"];
};

/** An order in its customer's account. */
export function AccountOrder({ order, currency, events, countryNames, taxRows, account }: AccountOrderProps) {
  const { t } = useTranslation(["orders", "account"]);
  const locale = useLocale();
  const { lines, totals, carrierId, paymentId, paidAt } = order;
  const isWaiting = order.state === "accepted" || order.state === "pending";
  return (
    <CurrencyProvider value={currency}>
      <div className={styles.columns}>
        <div className={styles.main}>
          {isWaiting ? (
            <FactBlock title={t("next.title")}>
              <p>{t(`next.${nextStepOf(order)}`)}</p>
            </FactBlock>
          ) : null}
          {paymentId === "transfer" && paidAt === null && order.state !== "cancelled" ? (
            <PaymentFacts order={order} account={account} />
          ) : null}
          <FactBlock title={t("lines.title")}>
            <OrderLines lines={lines} />
          </FactBlock>
          <OrderPlaces order={order} countryNames={countryNames} />
        </div>
        <div className={styles.side}>
          <FactBlock title={t("account:order.history")}>
            <ol className={styles.events}>
              {events.map(({ state, on }) => (
                <li key={`${state} ${on}`} className={styles.event}>
                  <span>{t(`state.${state}`)}</span>
                  <span className={styles.quiet}>{on}</span>
                </li>
              ))}
            </ol>
            <p>{t(paidAt === null ? "paid.no" : "paid.yes")}</p>
          </FactBlock>
          <FactBlock title={t("totals.title")}>
            <OrderTotalsList totals={totals} carrierId={carrierId} paymentId={paymentId} />
            <TaxTable rows={taxRows} />
          </FactBlock>
        </div>
      </div>
      <a className={styles.back} href={addressOf("account", locale)}>
        {t("account:order.back")}
      </a>
    </CurrencyProvider>
  );
}
