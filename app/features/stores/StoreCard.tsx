import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLocale } from "~/platform/i18n/LocaleContext";
import { formatDay } from "~/platform/time/pragueClock";

import { formatTime } from "./hours";
import * as styles from "./StoreCard.css";
import { storeAddress } from "./storeAddress";
import type { StoreState } from "./storeDay";
import type { ListedStore } from "./storeList.queries.server";

export type ShownStore = ListedStore & { state: StoreState };

/** A store in the list, with a link to its page. Needs the namespace `content`. */
export function StoreCard({ store, today }: { store: ShownStore; today: string }) {
  const locale = useLocale();
  return (
    <StoreFacts store={store} today={today}>
      <h2 className={styles.name}>
        <a href={storeAddress(locale, store)}>{store.name}</a>
      </h2>
    </StoreFacts>
  );
}

type StoreFactsProps = { store: ShownStore; today: string; children?: ReactNode };

/** Whether a store is open, its address, phone number, opening hours and exceptions. `children` is its name. */
export function StoreFacts({ store, today, children }: StoreFactsProps) {
  return (
    <article className={styles.root}>
      <div className={styles.info}>
        {children}
        <StateLine state={store.state} today={today} />
        <address className={styles.address}>
          {store.street}
          <br />
          {store.zip} {store.city}
          <br />
          <a href={`tel:${store.phone.replace(/\s/g, "")}`}>{store.phone}</a>
          <br />
          <a href={`mailto:${store.email}`}>{store.email}</a>
        </address>
        {store.note ? <p className={styles.note}>{store.note}</p> : null}
      </div>
      <HoursTable store={store} />
    </article>
  );
}

function StateLine({ state, today }: { state: StoreState; today: string }) {
  const { t } = useTranslation("content");
  if (state.kind === "open") {
    return <p className={styles.state.open}>{t("stores.open", { time: formatTime(state.closesMinute) })}</p>;
  }
  if (!state.next) return <p className={styles.state.closed}>{t("stores.closed")}</p>;
  const { date, opensMinute, weekday } = state.next;
  const time = formatTime(opensMinute);
  const day = t("stores.onWeekdays").split(",")[weekday - 1];
  const sentence =
    date === today ? t("stores.opensToday", { time }) : t("stores.opensOn", { day, date: formatDay(date), time });
  return <p className={styles.state.closed}>{sentence}</p>;
}

function HoursTable({ store: { week, exceptions } }: { store: ShownStore }) {
  const { t } = useTranslation("content");
  const times = (hours: { opensMinute: number | null; closesMinute: number | null } | undefined) =>
    hours && hours.opensMinute !== null && hours.closesMinute !== null
      ? t("stores.times", { opens: formatTime(hours.opensMinute), closes: formatTime(hours.closesMinute) })
      : t("stores.closedDay");
  const rows = t("stores.weekdays")
    .split(",")
    .map((name, index) => ({ name, hours: week.find(({ weekday }) => weekday === index + 1) }));
  return (
    <table className={styles.hours}>
      <caption className={styles.caption}>{t("stores.hours")}</caption>
      <tbody>
        {rows.map(({ name, hours }) => (
          <Row key={name} name={name} times={times(hours)} />
        ))}
      </tbody>
      {exceptions.length > 0 ? (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles.group}>
              {t("stores.exceptions")}
            </th>
          </tr>
          {exceptions.map((day) => (
            <Row key={day.date} name={formatDay(day.date)} times={times(day)} />
          ))}
        </tbody>
      ) : null}
    </table>
  );
}

function Row({ name, times }: { name: string; times: string }) {
  return (
    <tr>
      <th scope="row" className={styles.day}>
        {name}
      </th>
      <td className={styles.times}>{times}</td>
    </tr>
  );
}
