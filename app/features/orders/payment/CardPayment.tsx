import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { FactBlock } from "~/features/checkout/DescriptionList";
import type { PaymentProgress } from "~/features/payments/payments";
import { button } from "~/ui/Button.css";

import * as styles from "./CardPayment.css";

/** `payUntil` is written out. */
export type CardPaymentFacts = {
  progress: PaymentProgress;
  payUntil: string;
  /** False while the shop takes no cards. */
  isOffered: boolean;
};

/** What has become of the payment at the bank's gateway, the way back to it, and the way around it. */
export function CardPayment({ progress, payUntil, isOffered }: CardPaymentFacts) {
  const { t } = useTranslation("orders");
  return (
    <FactBlock title={t("card.title")}>
      <p className={styles.state[progress]} role={progress === "failed" ? "alert" : undefined}>
        {t(isOffered ? `card.${progress}` : "card.off")}
      </p>
      <p className={styles.quiet}>{t("card.until", { date: payUntil })}</p>
      <Form method="post" className={styles.deeds}>
        {isOffered ? (
          <button type="submit" name="form" value="pay" className={button.dark}>
            {t("card.pay")}
          </button>
        ) : null}
        <button type="submit" name="form" value="transfer" className={isOffered ? button.text : button.dark}>
          {t("card.transfer")}
        </button>
      </Form>
    </FactBlock>
  );
}
