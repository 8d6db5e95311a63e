import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { DetailSection } from "~/features/checkout/DetailSection";
import { button, buttonLink } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";
import { CancelForm } from "~/ui/statusPage/CancelForm";

import * as styles from "./OrderActions.css";
import type { OrderIntent } from "./order.form";

/** `until` is the formatted last day for a claim; null while the shop does not know when the goods were received. */
export type ClaimLink = { at: string; isOver: boolean; until: string | null };

export type AvailableOrderActions = {
  isCancellable: boolean;
  /** Is true when the order is paid, so that cancelling it leads to a refund. */
  isPaid: boolean;
  /**
   * The path of the withdrawal form. It is null when the withdrawal period is over, or when the customer can simply
   * cancel.
   */
  withdrawalAt: string | null;
  /** The link to the form for defects. It is null while the goods are not yet sent or handed over. */
  claim: ClaimLink | null;
  /** The formatted last day of the withdrawal period. It is null while the goods are on their way. */
  withdrawalEnds: string | null;
};

/** Renders the actions that a customer can still take on an order. */
export function OrderActions({ actions }: { actions: AvailableOrderActions }) {
  const { t } = useTranslation("orders");
  const { isCancellable, withdrawalAt, withdrawalEnds, claim } = actions;
  return (
    <DetailSection title={t("can.title")}>
      <Form method="post" className={styles.action}>
        <Intent<OrderIntent> name="reorder" />
        <button type="submit" className={button.light}>
          {t("can.reorder")}
        </button>
        <p className={styles.quiet}>{t("can.reorderText")}</p>
      </Form>
      {withdrawalAt ? (
        <div className={styles.action}>
          <a className={buttonLink.light} href={withdrawalAt}>
            {t("withdrawal.link")}
          </a>
          <p className={styles.quiet}>
            {withdrawalEnds ? t("can.withdrawUntil", { date: withdrawalEnds }) : t("can.withdrawText")}
          </p>
        </div>
      ) : null}
      {claim ? <ClaimAction claim={claim} /> : null}
      {isCancellable ? <CancelOrderForm isPaid={actions.isPaid} /> : null}
    </DetailSection>
  );
}

function ClaimAction({ claim: { at, isOver, until } }: { claim: ClaimLink }) {
  const { t } = useTranslation("orders");
  return (
    <div className={styles.action}>
      <a className={buttonLink.light} href={at}>
        {t("claim.link")}
      </a>
      <p className={styles.quiet}>
        {until === null ? t("claim.early") : t(isOver ? "claim.over" : "claim.until", { date: until })}
      </p>
    </div>
  );
}

export function CancelOrderForm({ isPaid }: { isPaid: boolean }) {
  const { t } = useTranslation("orders");
  return (
    <CancelForm
      title={t("can.cancel")}
      text={t(isPaid ? "can.cancelPaidText" : "can.cancelText")}
      submit={t("can.cancelSubmit")}
    >
      <Intent<OrderIntent> name="cancel" />
    </CancelForm>
  );
}
