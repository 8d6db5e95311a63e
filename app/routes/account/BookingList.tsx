import { useTranslation } from "react-i18next";

import * as accountRows from "~/features/customers/AccountRows.css";
import * as styles from "./BookingList.css";
import type { Bookings } from "./readBookings.server";

/** The customer's reservations, service orders and claims; renders nothing where there are none. */
export function BookingLists({ reservations, services, claims }: Bookings) {
  const { t } = useTranslation(["account", "reservations", "services", "orders"]);
  return (
    <>
      <BookingList
        title={t("bookings.reservations")}
        rows={reservations.map(({ goods, state, ...row }) => ({
          ...row,
          what: goods,
          state: t(`reservations:states.${state}`),
        }))}
      />
      <BookingList
        title={t("bookings.services")}
        rows={services.map(({ kind, garment, state, ...row }) => ({
          ...row,
          what: `${t(`services:kinds.${kind}.name`)}: ${garment}`,
          state: t(`services:states.${state}`),
        }))}
      />
      <BookingList
        title={t("bookings.claims")}
        rows={claims.map(({ goods, state, ...row }) => ({
          ...row,
          what: goods,
          state: t(`orders:claim.states.${state}`),
        }))}
      />
    </>
  );
}

type Row = { number: string; href: string; madeOn: string; what: string; state: string };

function BookingList({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={accountRows.list}>
        {rows.map(({ number, href, madeOn, what, state }) => (
          <li key={number} className={styles.row}>
            <a className={accountRows.number} href={href}>
              {number}
            </a>
            <span className={styles.date}>{madeOn}</span>
            <span className={styles.what}>{what}</span>
            <span className={styles.state}>{state}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
