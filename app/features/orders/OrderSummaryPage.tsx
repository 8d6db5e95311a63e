import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { DetailSection } from "~/features/checkout/DetailSection";
import { OrderTotalsList } from "~/features/delivery/OrderTotalsList";
import { orderStates } from "~/features/delivery/orderStates";
import { type DocumentLink, DocumentLinks } from "~/features/documents/DocumentLinks";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { CancelOrderForm, type ClaimLink } from "./OrderActions";
import { OrderLines } from "./OrderLines";
import { OrderPlaces } from "./OrderPlaces";
import * as styles from "./OrderSummaryPage.css";
import { orderVisibleDays } from "./orderPrivacy";
import { amountDue, awaitsNextStep, headingKey, nextStepKey, type Order, paidLabel } from "./orders";
import { CardPayment, type CardPaymentDetails } from "./payment/CardPayment";
import { PaymentDetails, type TransferDetails } from "./payment/PaymentDetails";
import type { TaxRow } from "./placement/taxRecap";
import { MoneyBack } from "./refunds/MoneyBack";
import type { MoneyBackShown } from "./refunds/readMoneyBack.server";
import { ParcelDetails } from "./shipping/ParcelDetails";
import type { ParcelView } from "./shipping/parcelView";
import { TaxTable } from "./TaxTable";

type OrderSummaryPageProps = {
  order: Order;
  /** The server formats dates and country names, because browsers may format them differently. */
  placedOn: string;
  countryNames: Record<string, string>;
  isRedacted: boolean;
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
  isCancellable: boolean;
  /** The path of the withdrawal form. It is null when nothing can be withdrawn from. */
  withdrawalAt: string | null;
  /** Is null while the goods are not yet sent or handed over. */
  claim: ClaimLink | null;
};

export function OrderSummaryPage({ order, placedOn, countryNames, isRedacted, ...shown }: OrderSummaryPageProps) {
  const { t } = useTranslation("orders");
  const locale = useLocale();
  const { number, state, email, lines, totals, carrierId, paymentId } = order;
  const {
    taxRows,
    transfer,
    documents,
    cardPayment,
    parcel,
    moneyBack,
    withdrawals,
    isCancellable,
    withdrawalAt,
    claim,
  } = shown;
  const { isCancelled } = orderStates[state];
  return (
    <div className={`${column} ${styles.root}`}>
      <header className={styles.head}>
        <p className={styles.quiet}>{t("number", { number })}</p>
        <h1 className={styles.title}>{t(headingKey(order))}</h1>
        <p className={styles.lead}>
          {isRedacted
            ? t("summary.masked", { days: orderVisibleDays })
            : t(isCancelled ? "summary.cancelled" : "summary.text", { email })}
        </p>
        {order.isTrialPayment ? <p className={styles.lead}>{t("trial.text")}</p> : null}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {cardPayment ? <CardPayment {...cardPayment} /> : null}
          {withdrawals}
          {moneyBack ? <MoneyBack {...moneyBack} /> : null}
          {awaitsNextStep(order) ? (
            <DetailSection title={t("next.title")}>
              <p>{t(`next.${nextStepKey(order)}`)}</p>
            </DetailSection>
          ) : null}
          {parcel ? <ParcelDetails {...parcel} /> : null}
          {transfer ? <PaymentDetails transfer={transfer} /> : null}
          <DetailSection title={t("lines.title")}>
            <OrderLines lines={lines} />
          </DetailSection>
          <OrderPlaces order={order} countryNames={countryNames} />
        </div>
        <section className={styles.price} aria-labelledby="order-price">
          <h2 id="order-price" className={styles.subtitle}>
            {t("totals.title")}
          </h2>
          <p className={styles.quiet}>
            {t("placedOn", { date: placedOn })} · {t(`state.${state}`)} · {t(`paid.${paidLabel(order)}`)}
          </p>
          <OrderTotalsList
            totals={totals}
            carrierId={carrierId}
            paymentId={paymentId}
            afterwards={{ takenOffMinor: order.takenOffMinor, leftMinor: amountDue(order) }}
          />
          <TaxTable rows={taxRows} />
          <DocumentLinks documents={documents} />
        </section>
      </div>
      <div className={styles.ways}>
        <a className={buttonLink.light} href={addressOf("home", locale)}>
          {t("summary.home")}
        </a>
        {withdrawalAt ? <a href={withdrawalAt}>{t("withdrawal.link")}</a> : null}
        {claim ? <a href={claim.at}>{t("claim.link")}</a> : null}
        {isCancellable ? <CancelOrderForm isPaid={order.paidAt !== null && totals.totalMinor > 0} /> : null}
      </div>
    </div>
  );
}
