import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { FactBlock } from "~/features/checkout/DescriptionList";
import { OrderTotalsList } from "~/features/delivery/OrderTotalsList";
import { CurrencyProvider } from "~/features/money/CurrencyContext";
import type { Currency } from "~/features/money/money";
import type { Settings } from "~/features/settings/settings";
import type { OrderState } from "~/platform/database/schema";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./AccountOrder.css";
import { CarrierReviewForm, type ReviewRefusal } from "./carrierReview/CarrierReviewForm";
import { OrderDeeds, type PossibleDeeds } from "./OrderDeeds";
import { OrderLines } from "./OrderLines";
import { OrderPlaces } from "./OrderPlaces";
import { nextStepOf, type Order, paidWord } from "./orders";
import { CardPayment, type CardPaymentFacts } from "./payment/CardPayment";
import { PaymentFacts } from "./payment/PaymentDetails";
import type { TaxRow } from "./placement/taxRecap";
import { TaxTable } from "./TaxTable";

export type AccountOrderProps = {
  order: Order;
  /** The order's, which may be another than the page's. */
  currency: Currency;
  /** What happened to it and when, written out. */
  events: readonly { what: OrderState | "paid" | "withdrawn"; on: string }[];
  countryNames: Record<string, string>;
  taxRows: TaxRow[];
  account: Settings["bank_account"];
  /** Until when the money must come, written out; null when nobody waits for it. */
  payUntil: string | null;
  /** Null where nothing is to be paid at the gateway. */
  cardPayment: CardPaymentFacts | null;
  deeds: PossibleDeeds;
  review: { kind: "none" | "ask" } | { kind: "given"; stars: number };
  refusal: ReviewRefusal | undefined;
};

/** An order in its customer's account. */
export function AccountOrder({ order, currency, countryNames, taxRows, ...shown }: AccountOrderProps) {
  const { t } = useTranslation(["orders", "account"]);
  const locale = useLocale();
  const { lines, totals, carrierId, paymentId, paidAt } = order;
  const { events, account, payUntil, cardPayment, deeds, review, refusal } = shown;
  const isWaiting = paidAt === null && (order.state === "accepted" || order.state === "pending");
  return (
    <CurrencyProvider value={currency}>
      <p className={styles.status}>
        {t(`state.${order.state}`)} · {t(`paid.${paidWord(order)}`)}
      </p>
      {order.isTrialPayment ? <p className={styles.status}>{t("trial.text")}</p> : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          {cardPayment ? <CardPayment {...cardPayment} /> : null}
          {isWaiting ? (
            <FactBlock title={t("next.title")}>
              <p>{t(`next.${nextStepOf(order)}`)}</p>
            </FactBlock>
          ) : null}
          {payUntil && paymentId === "transfer" ? (
            <div className={styles.payment}>
              <p className={styles.due}>{t("payment.until", { date: payUntil })}</p>
              <PaymentFacts order={order} account={account} />
            </div>
          ) : null}
          <FactBlock title={t("lines.title")}>
            <OrderLines lines={lines} />
          </FactBlock>
          <OrderPlaces order={order} countryNames={countryNames} />
          {review.kind === "ask" ? <CarrierReviewForm refusal={refusal} /> : null}
          {review.kind === "given" ? (
            <FactBlock title={t("review.title")}>
              <p>{t("review.given", { stars: review.stars })}</p>
            </FactBlock>
          ) : null}
        </div>
        <div className={styles.side}>
          <FactBlock title={t("account:order.history")}>
            <ol className={styles.events}>
              {events.map(({ what, on }) => (
                <li key={`${what} ${on}`} className={styles.event}>
                  <span>{t(what === "paid" || what === "withdrawn" ? `event.${what}` : `state.${what}`)}</span>
                  <span className={styles.quiet}>{on}</span>
                </li>
              ))}
            </ol>
          </FactBlock>
          <FactBlock title={t("totals.title")}>
            <OrderTotalsList totals={totals} carrierId={carrierId} paymentId={paymentId} />
            <TaxTable rows={taxRows} />
          </FactBlock>
          <OrderDeeds deeds={deeds} />
        </div>
      </div>
      <a className={styles.back} href={addressOf("account", locale)}>
        {t("account:order.back")}
      </a>
    </CurrencyProvider>
  );
}
