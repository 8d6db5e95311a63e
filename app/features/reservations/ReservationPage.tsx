import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { FormPage } from "~/features/customers/FormPage";
import { useMoney } from "~/features/money/CurrencyContext";
import type { ReservationState } from "~/platform/database/schema";
import { button } from "~/ui/Button.css";
import * as partStyles from "~/ui/formParts/FormPart.css";
import { Intent } from "~/ui/Intent";
import * as styles from "./ReservationForm.css";
import type { ReservationIntent } from "./reservation.form";

export type ReservationView = {
  number: string;
  state: ReservationState;
  /** The formatted end of the reservation. */
  until: string;
  goods: string;
  quantity: number;
  unitMinor: number;
  /** Null when the store is no longer listed. */
  store: { name: string; street: string; zip: string; city: string; phone: string } | null;
  isExtendable: boolean;
  isExtended: boolean;
  isCancellable: boolean;
};

/** Shows a reservation at its secret address, without data of its customer. Needs the namespace `reservations`. */
export function ReservationPage({ reservation }: { reservation: ReservationView }) {
  const { t } = useTranslation("reservations");
  const { number, state, until, store } = reservation;
  return (
    <FormPage title={t("page.title", { number })} lead={t(`page.${state}`, { until })}>
      <div className={styles.facts}>
        <p>
          {t("number")}: <span className={styles.strong}>{number}</span>
        </p>
        <Goods reservation={reservation} />
        {store ? (
          <p>
            <span className={styles.line}>{store.name}</span>
            <span className={styles.line}>
              {store.street}, {store.zip} {store.city}
            </span>
            <a href={`tel:${store.phone.replace(/\s/g, "")}`}>{store.phone}</a>
          </p>
        ) : null}
      </div>
      <Actions reservation={reservation} />
    </FormPage>
  );
}

function Goods({ reservation: { goods, quantity, unitMinor } }: { reservation: ReservationView }) {
  const { t } = useTranslation("reservations");
  const money = useMoney();
  return (
    <p>
      <span className={styles.line}>
        {quantity}× {goods}
      </span>
      <span className={styles.quiet}>
        {t("page.price")}: {money(unitMinor * quantity)}
      </span>
    </p>
  );
}

function Actions({ reservation: { isExtendable, isExtended, isCancellable } }: { reservation: ReservationView }) {
  const { t } = useTranslation("reservations");
  if (!isCancellable) return null;
  return (
    <>
      {isExtendable ? (
        <Form method="post" className={partStyles.root}>
          <Intent<ReservationIntent> name="extend-reservation" />
          <button type="submit" className={button.dark}>
            {t("page.extend")}
          </button>
          <p className={styles.quiet}>{t("page.extendText")}</p>
        </Form>
      ) : null}
      {isExtended ? <p className={styles.quiet}>{t("page.extended")}</p> : null}
      <details>
        <summary className={styles.summary}>{t("page.cancel")}</summary>
        <Form method="post" className={partStyles.root}>
          <Intent<ReservationIntent> name="cancel-reservation" />
          <p>{t("page.cancelText")}</p>
          <button type="submit" className={button.light}>
            {t("page.cancelSubmit")}
          </button>
        </Form>
      </details>
    </>
  );
}
