import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { DetailSection } from "~/features/checkout/DetailSection";
import { useMoney } from "~/features/money/CurrencyContext";
import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import type { ServiceKind, ServiceState } from "~/platform/database/schema";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import * as styles from "./ServicePage.css";
import type { ServiceIntent } from "./service.form";
import { arrivals } from "./serviceKinds";
import { serviceStates } from "./serviceStates";

export type ServiceView = {
  number: string;
  state: ServiceState;
  kind: ServiceKind;
  garment: string;
  description: string;
  arrival: keyof typeof arrivals;
  priceMinor: number | null;
  /** Dates are formatted by the server, because browsers may format them differently. */
  day: string;
  orderedOn: string;
  store: Pick<PickupStore, "name" | "street" | "zip" | "city" | "phone"> | null;
  photos: { address: string; widthPx: number; heightPx: number }[];
  history: { at: string; state: ServiceState; note: string }[];
  isCancellable: boolean;
};

/** The service order's own page, behind its secret address. It shows no name, address or phone. */
export function ServicePage({ service }: { service: ServiceView }) {
  const { t } = useTranslation("services");
  const { state, number, description, photos, isCancellable } = service;
  return (
    <div className={`${column} ${styles.root}`}>
      <header className={styles.head}>
        <p className={styles.quiet}>{t("metaTitle", { number })}</p>
        <h1 className={styles.title}>{t(`page.${state}.title`)}</h1>
        <p className={styles.lead}>{t(`page.${state}.text`)}</p>
      </header>
      <div className={styles.columns}>
        <Facts service={service} />
        <div className={styles.main}>
          <Handover service={service} />
          <DetailSection title={t("description")}>
            <p className={styles.lines}>{description}</p>
          </DetailSection>
          {photos.length > 0 ? <Photos photos={photos} /> : null}
          <History history={service.history} />
          {isCancellable ? <CancelService /> : null}
        </div>
      </div>
    </div>
  );
}

function Handover({ service: { state, arrival, store } }: { service: ServiceView }) {
  const { t } = useTranslation("services");
  const { isAwaited, namesReturn } = serviceStates[state];
  if (!isAwaited && !namesReturn) return null;
  const way = isAwaited ? "bring" : "return";
  const place = store
    ? [store.name, store.street, `${store.zip} ${store.city}`, store.phone].join("\n")
    : t("workshop");
  return (
    <DetailSection title={t(`${way}.${arrival}.title`)}>
      <p>{t(`${way}.${arrival}.text`)}</p>
      {isAwaited || arrivals[arrival].asksStore ? <p className={styles.lines}>{place}</p> : null}
    </DetailSection>
  );
}

function Facts({ service }: { service: ServiceView }) {
  const { t } = useTranslation("services");
  const money = useMoney();
  const { state, kind, garment, priceMinor, day, orderedOn } = service;
  const { isOpen, namesDay } = serviceStates[state];
  const price = priceMinor === null ? isOpen && t("priceLater") : money(priceMinor);
  const facts = [
    { name: t("status"), value: t(`states.${state}`) },
    { name: t("kind"), value: t(`kinds.${kind}.name`) },
    { name: t("garment"), value: garment },
    { name: t("price"), value: price },
    { name: t("day"), value: namesDay && (day || t("dayLater")) },
    { name: t("ordered"), value: orderedOn },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) =>
        value ? (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.lines}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Photos({ photos }: Pick<ServiceView, "photos">) {
  const { t } = useTranslation("services");
  return (
    <DetailSection title={t("photos")}>
      <div className={styles.photos}>
        {photos.map(({ address, widthPx, heightPx }, index) => (
          <a key={address} href={address}>
            <img
              src={address}
              alt={t("photo", { number: index + 1 })}
              width={widthPx}
              height={heightPx}
              loading="lazy"
              className={styles.photo}
            />
          </a>
        ))}
      </div>
    </DetailSection>
  );
}

function History({ history }: Pick<ServiceView, "history">) {
  const { t } = useTranslation("services");
  return (
    <DetailSection title={t("history")}>
      <ol className={styles.steps}>
        {history.map(({ at, state, note }) => (
          <li key={`${at} ${state}`} className={styles.step}>
            <span>{t(`states.${state}`)}</span>
            <span className={styles.quiet}>{at}</span>
            {note ? <span className={styles.note}>{note}</span> : null}
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

/** Collapsed, so that it takes a second click: a cancelled order cannot be restored. */
function CancelService() {
  const { t } = useTranslation("services");
  return (
    <details>
      <summary className={styles.cancelTitle}>{t("cancel.open")}</summary>
      <Form method="post" className={styles.cancel}>
        <Intent<ServiceIntent> name="cancel-service" />
        <p>{t("cancel.text")}</p>
        <button type="submit" className={button.light}>
          {t("cancel.submit")}
        </button>
      </Form>
    </details>
  );
}
