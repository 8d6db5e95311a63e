import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { FactBlock } from "~/features/checkout/DescriptionList";
import { button, buttonLink } from "~/ui/Button.css";

import * as styles from "./OrderDeeds.css";

export type PossibleDeeds = {
  isCancellable: boolean;
  /** The money is here, so cancelling sends it back. */
  isPaid: boolean;
  /** Address of the withdrawal's form; null when it is over or cancelling is simpler. */
  withdrawalAt: string | null;
  /** The last day of the withdrawal, written out; null while the goods are on their way. */
  withdrawalEnds: string | null;
};

/** What a customer can still do with an order. */
export function OrderDeeds({ deeds }: { deeds: PossibleDeeds }) {
  const { t } = useTranslation("orders");
  const { isCancellable, withdrawalAt, withdrawalEnds } = deeds;
  return (
    <FactBlock title={t("can.title")}>
      <Form method="post" className={styles.deed}>
        <input type="hidden" name="form" value="reorder" />
        <button type="submit" className={button.light}>
          {t("can.reorder")}
        </button>
        <p className={styles.quiet}>{t("can.reorderText")}</p>
      </Form>
      {withdrawalAt ? (
        <div className={styles.deed}>
          <a className={buttonLink.light} href={withdrawalAt}>
            {t("withdrawal.link")}
          </a>
          <p className={styles.quiet}>
            {withdrawalEnds ? t("can.withdrawUntil", { date: withdrawalEnds }) : t("can.withdrawText")}
          </p>
        </div>
      ) : null}
      {isCancellable ? <CancelForm isPaid={deeds.isPaid} /> : null}
    </FactBlock>
  );
}

/** Behind one more press, as a cancelled order does not come back. */
export function CancelForm({ isPaid }: { isPaid: boolean }) {
  const { t } = useTranslation("orders");
  return (
    <details>
      <summary className={styles.summary}>{t("can.cancel")}</summary>
      <Form method="post" className={styles.deed}>
        <input type="hidden" name="form" value="cancel" />
        <p>{t(isPaid ? "can.cancelPaidText" : "can.cancelText")}</p>
        <button type="submit" className={button.dark}>
          {t("can.cancelSubmit")}
        </button>
      </Form>
    </details>
  );
}
