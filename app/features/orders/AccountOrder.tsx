import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { DetailSection } from "~/features/checkout/DetailSection";
import { OrderTotalsList } from "~/features/delivery/OrderTotalsList";
import { orderStates } from "~/features/delivery/orderStates";
import { type DocumentLink, DocumentLinks } from "~/features/documents/DocumentLinks";
import { CurrencyProvider } from "~/features/money/CurrencyContext";
import type { Currency } from "~/features/money/money";
import type { OrderState } from "~/platform/database/schema";
import { useLocale } from "~/platform/i18n/LocaleContext";
import * as styles from "./AccountOrder.css";
import { CarrierReviewForm, type ReviewRefusal } from "./carrierReview/CarrierReviewForm";
import { type AvailableOrderActions, OrderActions } from "./OrderActions";
import { OrderLines } from "./OrderLines";
import { OrderPlaces } from "./OrderPlaces";
import { amountDue, nextStepKey, type Order, paidLabel } from "./orders";
import { CardPayment, type CardPaymentDetails } from "./payment/CardPayment";
import { dueText, type PaymentDue } from "./payment/dueText";
import { PaymentDetails, type TransferDetails } from "./payment/PaymentDetails";
import type { TaxRow } from "./placement/taxRecap";
import { MoneyBack } from "./refunds/MoneyBack";
import type { MoneyBackShown } from "./refunds/readMoneyBack.server";
import { ParcelDetails } from "./shipping/ParcelDetails";
import type { ParcelView } from "./shipping/parcelView";
import { TaxTable } from "./TaxTable";

export type AccountOrderProps = {
  order: Order;
  /** The order's currency, which may differ from the page's. */
  currency: Currency;
  /** The order's history, with formatted times. */
  events: readonly { what: OrderState | "paid" | "withdrawn"; on: string }[];
  countryNames: Record<string, string>;
  taxRows: TaxRow[];
  /** Is null when the order is not waiting for a bank transfer. */
  transfer: TransferDetails | null;
  documents: readonly DocumentLink[];
  /** Is null when the order cannot be paid at the gateway. */
  cardPayment: CardPaymentDetails | null;
  parcel: ParcelView | null;
  moneyBack: MoneyBackShown | null;
  /** The state of the order's withdrawals and claims; the page renders it. */
  withdrawals: ReactNode;
  actions: AvailableOrderActions;
  review: { kind: "none" | "ask" } | { kind: "given"; stars: number };
  refusal: ReviewRefusal | undefined;
};

/** Keys of the sentence that asks the customer to pay, in the namespace `orders`. */
const paymentRequests = {
  beforeHandover: "payment.until",
  afterDelivery: "payment.sendBy",
} as const satisfies Record<PaymentDue["moment"], string>;

/** Renders an order's page in the account of its customer. */
export function AccountOrder({ order, currency, countryNames, taxRows, ...shown }: AccountOrderProps) {
  const { t } = useTranslation(["orders", "account"]);
  const locale = useLocale();
  const { lines, totals, carrierId, paymentId, paidAt } = order;
  const { events, transfer, documents, cardPayment, parcel, moneyBack, withdrawals, actions, review, refusal } = shown;
  const isWaiting = paidAt === null && orderStates[order.state].isAwaited;
  return (
    <CurrencyProvider value={currency}>
      <p className={styles.status}>
        {t(`state.${order.state}`)} · {t(`paid.${paidLabel(order)}`)}
      </p>
      {order.isTrialPayment ? <p className={styles.status}>{t("trial.text")}</p> : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          {cardPayment ? <CardPayment {...cardPayment} /> : null}
          {withdrawals}
          {moneyBack ? <MoneyBack {...moneyBack} /> : null}
          {isWaiting ? (
            <DetailSection title={t("next.title")}>
              <p>{t(`next.${nextStepKey(order)}`)}</p>
            </DetailSection>
          ) : null}
          {parcel ? <ParcelDetails {...parcel} /> : null}
          {transfer ? (
            <div className={styles.payment}>
              <p className={styles.due}>
                {t(paymentRequests[transfer.due.moment], { date: dueText(transfer.due, t) })}
              </p>
              <PaymentDetails transfer={transfer} />
            </div>
          ) : null}
          <DetailSection title={t("lines.title")}>
            <OrderLines lines={lines} />
          </DetailSection>
          <OrderPlaces order={order} countryNames={countryNames} />
          {review.kind === "ask" ? <CarrierReviewForm refusal={refusal} /> : null}
          {review.kind === "given" ? (
            <DetailSection title={t("review.title")}>
              <p>{t("review.given", { stars: review.stars })}</p>
            </DetailSection>
          ) : null}
        </div>
        <div className={styles.side}>
          <DetailSection title={t("account:order.history")}>
            <ol className={styles.events}>
              {events.map(({ what, on }) => (
                <li key={`${what} ${on}`} className={styles.event}>
                  <span>{t(what === "paid" || what === "withdrawn" ? `event.${what}` : `state.${what}`)}</span>
                  <span className={styles.quiet}>{on}</span>
                </li>
              ))}
            </ol>
          </DetailSection>
          <DetailSection title={t("totals.title")}>
            <OrderTotalsList
              totals={totals}
              carrierId={carrierId}
              paymentId={paymentId}
              afterwards={{ takenOffMinor: order.takenOffMinor, leftMinor: amountDue(order) }}
            />
            <TaxTable rows={taxRows} />
          </DetailSection>
          <DocumentLinks documents={documents} />
          <OrderActions actions={actions} />
        </div>
      </div>
      <a className={styles.back} href={addressOf("account", locale)}>
        {t("account:order.back")}
      </a>
    </CurrencyProvider>
  );
}
