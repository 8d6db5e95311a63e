import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { DetailSection } from "~/features/checkout/DetailSection";
import type { PaymentProgress } from "~/features/payments/payments";
import { joinWithOr } from "~/platform/i18n/joinNames";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";

import type { OrderIntent } from "../order.form";
import * as styles from "./CardPayment.css";
import { cardPaymentId } from "./paymentPlaces";

/** The state of an order's card payment as the page shows it; `payUntil` is formatted. */
export type CardPaymentDetails = {
  progress: PaymentProgress;
  payUntil: string;
  /** Is false while the shop accepts no card payments. */
  isOffered: boolean;
  /** Names of the wallets that the gateway's page offers. */
  wallets: readonly string[];
};

/** Shows the state of the payment at the gateway, with the choice to pay there or by transfer. */
export function CardPayment({ progress, payUntil, isOffered, wallets }: CardPaymentDetails) {
  const { t } = useTranslation("orders");
  const locale = useLocale();
  return (
    <DetailSection title={t("card.title")} id={cardPaymentId}>
      <p className={styles.state[progress]} role={progress === "failed" ? "alert" : undefined}>
        {t(isOffered ? `card.${progress}` : "card.off")}
      </p>
      <p className={styles.quiet}>{t("card.until", { date: payUntil })}</p>
      {isOffered && wallets.length > 0 ? (
        <p className={styles.quiet}>{t("card.wallets", { wallets: joinWithOr(wallets, locale) })}</p>
      ) : null}
      <Form method="post" className={styles.actions}>
        {isOffered ? (
          <button type="submit" name="intent" value={"pay" satisfies OrderIntent} className={button.dark}>
            {t("card.pay")}
          </button>
        ) : null}
        <button
          type="submit"
          name="intent"
          value={"pay-by-transfer" satisfies OrderIntent}
          className={isOffered ? button.text : button.dark}
        >
          {t("card.transfer")}
        </button>
      </Form>
    </DetailSection>
  );
}
