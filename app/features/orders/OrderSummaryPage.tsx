import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { FactBlock } from "~/features/checkout/DescriptionList";
import { OrderTotalsList } from "~/features/delivery/OrderTotalsList";
import type { Settings } from "~/features/settings/settings";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { CancelForm } from "./OrderDeeds";
import { OrderLines } from "./OrderLines";
import { OrderPlaces } from "./OrderPlaces";
import * as styles from "./OrderSummaryPage.css";
import { isPayable } from "./orderMoves";
import { openDays } from "./orderPrivacy";
import { nextStepOf, type Order, paidWord } from "./orders";
import { CardPayment, type CardPaymentFacts } from "./payment/CardPayment";
import { PaymentFacts } from "./payment/PaymentDetails";
import type { TaxRow } from "./placement/taxRecap";
import { TaxTable } from "./TaxTable";

type OrderSummaryPageProps = {
  order: Order;
  /** Dates and countries' names are worded by the server: browsers may word them otherwise. */
  placedOn: string;
  countryNames: Record<string, string>;
  isMasked: boolean;
  taxRows: TaxRow[];
  account: Settings["bank_account"];
  /** Null where nothing is to be paid at the gateway. */
  cardPayment: CardPaymentFacts | null;
  isCancellable: boolean;
  /** Address of the withdrawal's form; null when there is nothing to withdraw from. */
  withdrawalAt: string | null;
};

export function OrderSummaryPage({ order, placedOn, countryNames, isMasked, ...shown }: OrderSummaryPageProps) {
  const { t } = useTranslation("orders");
  const locale = useLocale();
  const { number, state, email, lines, totals, carrierId, paymentId } = order;
  const { taxRows, account, cardPayment, isCancellable, withdrawalAt } = shown;
  const isAwaited = state === "accepted" || state === "pending";
  return (
    <div className={`${column} ${styles.root}`}>
      <header className={styles.head}>
        <p className={styles.quiet}>{t("number", { number })}</p>
        <h1 className={styles.title}>{t(isAwaited ? "summary.title" : `deed.${state}.title`)}</h1>
        <p className={styles.lead}>
          {isMasked
            ? t("summary.masked", { days: openDays })
            : t(state === "cancelled" ? "summary.cancelled" : "summary.text", { email })}
        </p>
        {order.isTrialPayment ? <p className={styles.lead}>{t("trial.text")}</p> : null}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {cardPayment ? <CardPayment {...cardPayment} /> : null}
          {isAwaited ? (
            <FactBlock title={t("next.title")}>
              <p>{t(`next.${nextStepOf(order)}`)}</p>
            </FactBlock>
          ) : null}
          {paymentId === "transfer" && isPayable(order) ? <PaymentFacts order={order} account={account} /> : null}
          <FactBlock title={t("lines.title")}>
            <OrderLines lines={lines} />
          </FactBlock>
          <OrderPlaces order={order} countryNames={countryNames} />
        </div>
        <section className={styles.price} aria-labelledby="order-price">
          <h2 id="order-price" className={styles.subtitle}>
            {t("totals.title")}
          </h2>
          <p className={styles.quiet}>
            {t("placedOn", { date: placedOn })} · {t(`state.${state}`)} · {t(`paid.${paidWord(order)}`)}
          </p>
          <OrderTotalsList totals={totals} carrierId={carrierId} paymentId={paymentId} />
          <TaxTable rows={taxRows} />
        </section>
      </div>
      <div className={styles.ways}>
        <a className={buttonLink.light} href={addressOf("home", locale)}>
          {t("summary.home")}
        </a>
        {withdrawalAt ? <a href={withdrawalAt}>{t("withdrawal.link")}</a> : null}
        {isCancellable ? <CancelForm isPaid={order.paidAt !== null} /> : null}
      </div>
    </div>
  );
}
