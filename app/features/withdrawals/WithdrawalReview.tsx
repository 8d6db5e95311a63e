import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import * as formStyles from "~/features/customers/AccountForm.css";
import { FormPage } from "~/features/customers/FormPage";
import * as styles from "~/features/orders/payment/PaymentDetails.css";
import type { WithdrawalState } from "~/platform/database/schema";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import * as partStyles from "~/ui/formParts/FormPart.css";
import { reasonKey, withdrawalStates } from "./withdrawalStates";

export type ShownStatement = {
  orderNumber: string;
  name: string;
  email: string;
  /** Empty for the whole order. */
  goods: string;
  /** The formatted time of the confirmation; null before the confirmation. */
  confirmed: string | null;
  /** The decision of staff. Is `announced` before one, and where the page must not reveal whether the order exists. */
  state: WithdrawalState;
  /** Why the withdrawal was refused, or why less is paid back; otherwise empty. */
  reason: string;
  /** The address that the goods are sent back to. */
  sendTo: string;
};

type WithdrawalReviewProps = {
  statement: ShownStatement;
  /** The path of the first step. */
  againAt: string;
};

/** Renders the second step of a withdrawal, and the confirmation after it. */
export function WithdrawalReview({ statement, againAt }: WithdrawalReviewProps) {
  const { t } = useTranslation("orders");
  const { confirmed, email } = statement;
  if (confirmed !== null) return <Accepted statement={statement} text={t("withdraw.done", { at: confirmed, email })} />;
  return (
    <FormPage title={t("withdraw.reviewTitle")} lead={t("withdraw.reviewLead")}>
      <StatementDetails statement={statement} />
      <Form method="post" className={formStyles.actions}>
        <button type="submit" className={button.dark}>
          {t("withdraw.confirm")}
        </button>
        <a className={formStyles.plainLink} href={againAt}>
          {t("withdraw.change")}
        </a>
      </Form>
    </FormPage>
  );
}

function Accepted({ statement, text }: { statement: ShownStatement; text: string }) {
  const { t } = useTranslation("orders");
  const { state, reason, sendTo } = statement;
  const locale = useLocale();
  return (
    <FormPage title={t("withdraw.doneTitle")} lead={text}>
      <StatementDetails statement={statement} />
      {withdrawalStates[state].awaitsGoods ? (
        <div className={partStyles.root}>
          <h2 className={partStyles.legend}>{t("withdraw.next")}</h2>
          <p>{t("withdraw.unsent")}</p>
          <p>{t("withdraw.sendBack", { address: sendTo })}</p>
          <p>{t("withdraw.refund")}</p>
        </div>
      ) : (
        <div className={partStyles.root}>
          <h2 className={partStyles.legend}>{t("withdraw.progress.state")}</h2>
          <p>{t(`withdraw.state.${state}`)}</p>
          {reason ? <p>{t(reasonKey(state), { reason })}</p> : null}
        </div>
      )}
      <div className={formStyles.actions}>
        <a className={buttonLink.light} href={addressOf("home", locale)}>
          {t("summary.home")}
        </a>
      </div>
    </FormPage>
  );
}

function StatementDetails({ statement: { orderNumber, name, email, goods } }: { statement: ShownStatement }) {
  const { t } = useTranslation("orders");
  const rows = [
    { name: t("withdraw.name"), value: name },
    { name: t("withdraw.orderNumber"), value: orderNumber },
    { name: t("withdraw.email"), value: email },
    { name: t("withdraw.goodsShort"), value: goods || t("withdraw.whole") },
  ];
  return (
    <section>
      <h2 className={partStyles.legend}>{t("withdraw.statement")}</h2>
      <dl className={styles.list}>
        {rows.map((row) => (
          <div key={row.name} className={styles.row}>
            <dt className={styles.name}>{row.name}</dt>
            <dd className={`${styles.value} ${styles.lines}`}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
