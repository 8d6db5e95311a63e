import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { visuallyHidden } from "styles/global.css";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useOnWeekday } from "~/platform/i18n/useOnWeekday";
import { formatDay } from "~/platform/time/pragueClock";
import { UnbrokenTimes } from "~/ui/texts/UnbrokenTimes";

import { formatTime } from "./hours";
import { openingDay } from "./openingDay";
import * as styles from "./StoreCard.css";
import { storeAddress } from "./storeAddress";
import type { StoreState } from "./storeDay";
import type { ListedStore } from "./storeList.queries.server";

export type ShownStore = ListedStore & { state: StoreState };

type StoreCardProps = {
  store: ShownStore;
  today: string;
  /** The week's opening hours in one line, such as `po–pá 9:00–18:00, so 9:00–12:00`. */
  hours: string;
  children: ReactNode;
};

/** A store in the list, with a link to its page; `children` are links to what it offers. Needs the namespace `content`. */
export function StoreCard({ store, today, hours, children }: StoreCardProps) {
  const { t } = useTranslation("content");
  const locale = useLocale();
  return (
    <article className={styles.card} id={cardId(store)}>
      <h2 className={styles.name}>
        <a className={styles.nameLink} href={storeAddress(locale, store)}>
          {store.name}
        </a>
      </h2>
      <StateLine state={store.state} today={today} />
      {hours ? (
        <p>
          <span className={visuallyHidden}>{t("stores.hours")}: </span>
          <UnbrokenTimes>{hours}</UnbrokenTimes>
        </p>
      ) : null}
      <Address store={store} />
      {store.note ? <p className={styles.note}>{store.note}</p> : null}
      <p className={styles.links}>{children}</p>
      <details className={styles.week}>
        <summary className={styles.summary}>
          {t("stores.week")}
          <span className={visuallyHidden}>: {store.name}</span>
        </summary>
        <HoursTable store={store} />
      </details>
    </article>
  );
}

/**
 * Links to the stores of a list by their towns, in one line. A wide screen does without it, as it shows several stores
 * at once.
 */
export function StoreTowns({ stores }: { stores: readonly ShownStore[] }) {
  const { t } = useTranslation("content");
  return (
    <nav className={styles.towns} aria-label={t("stores.towns")}>
      <ul className={styles.townLinks}>
        {stores.map((store) => (
          <li key={store.id}>
            <a className={styles.town} href={`#${cardId(store)}`}>
              {stores.filter(({ city }) => city === store.city).length > 1 ? store.name : withoutDistrict(store.city)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the city without its district: `Praha` for `Praha 1`. */
function withoutDistrict(city: string): string {
  return city.replace(/ \d+$/, "");
}

function cardId({ id }: ShownStore): string {
  return `prodejna-${id}`;
}

/** Shows on a store's own page whether it is open, its address, phone number, opening hours and exceptions. */
export function StoreFacts({ store, today }: { store: ShownStore; today: string }) {
  return (
    <article className={styles.facts}>
      <div className={styles.info}>
        <StateLine state={store.state} today={today} />
        <Address store={store} />
        {store.note ? <p className={styles.note}>{store.note}</p> : null}
      </div>
      <HoursTable store={store} />
    </article>
  );
}

function Address({ store }: { store: ShownStore }) {
  return (
    <address className={styles.address}>
      <p>
        {store.street}, {store.zip} {store.city}
      </p>
      {store.phone || store.email ? (
        <p className={styles.contacts}>
          {store.phone ? (
            <a className={styles.contact} href={`tel:${store.phone.replace(/\s/g, "")}`}>
              {store.phone}
            </a>
          ) : null}{" "}
          {store.email ? (
            <a className={styles.contact} href={`mailto:${store.email}`}>
              {store.email}
            </a>
          ) : null}
        </p>
      ) : null}
    </address>
  );
}

function StateLine({ state, today }: { state: StoreState; today: string }) {
  const { t } = useTranslation("content");
  const onWeekday = useOnWeekday();
  if (state.kind === "open") {
    return <p className={styles.state.open}>{t("stores.open", { time: formatTime(state.closesMinute) })}</p>;
  }
  if (!state.next) return <p className={styles.state.closed}>{t("stores.closed")}</p>;
  const { date, opensMinute } = state.next;
  const time = formatTime(opensMinute);
  const opens = t(`stores.opens.${openingDay(date, today)}`, { day: onWeekday(date), date: formatDay(date), time });
  return <p className={styles.state.closed}>{opens}</p>;
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
