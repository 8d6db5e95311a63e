import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { type FormReply, formFields } from "~/ui/formFields";
import { Intent } from "~/ui/Intent";

import * as styles from "./AgreeForm.css";
import type { ReviewIntent } from "./review.form";

export type Seller = { name: string; email: string };

type AgreeFormProps = {
  orderToken: string;
  totalMinor: number;
  seller: Seller;
  /** False while a line cannot be ordered; the form then has no submit button. */
  isOrderable: boolean;
  reply: FormReply | undefined;
};

/** The essentials of the contract, the consent, and the button with the text that the law prescribes (domain 5). */
export function AgreeForm({ orderToken, totalMinor, seller, isOrderable, reply }: AgreeFormProps) {
  const { t } = useTranslation("checkout");
  const { terms } = formFields(["terms"], reply);
  return (
    <Form method="post" noValidate className={styles.root}>
      <Intent<ReviewIntent> name="place-order" />
      <input type="hidden" name="order_token" value={orderToken} />
      <input type="hidden" name="shown_total" value={totalMinor} />
      <Essentials seller={seller} totalMinor={totalMinor} />
      {isOrderable ? (
        <>
          <CheckboxField field={terms}>{t("review.terms")}</CheckboxField>
          <button type="submit" className={button.dark}>
            {t("review.submit")}
          </button>
        </>
      ) : (
        <p role="alert" className={styles.alert}>
          {t("review.blocked")}
        </p>
      )}
    </Form>
  );
}

function Essentials({ seller, totalMinor }: { seller: Seller; totalMinor: number }) {
  const { t } = useTranslation("checkout");
  const money = useMoney();
  return (
    <details className={styles.essentials}>
      <summary className={styles.summary}>{t("essentials.title")}</summary>
      <div className={styles.text}>
        <p>{t("essentials.seller", { seller: seller.name, email: seller.email })}</p>
        <p>{t("essentials.contract", { total: money(totalMinor) })}</p>
        <p>{t("essentials.withdrawal")}</p>
        <p>{t("essentials.warranty")}</p>
      </div>
    </details>
  );
}
