import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { DetailSection } from "~/features/checkout/DetailSection";
import { useMoney } from "~/features/money/CurrencyContext";
import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import type { ServiceKind, ServiceState } from "~/platform/database/schema";
import { Intent } from "~/ui/Intent";
import { CancelForm } from "~/ui/statusPage/CancelForm";
import { FactList } from "~/ui/statusPage/FactList";
import { PhotoGrid, type ShownPhoto } from "~/ui/statusPage/PhotoGrid";
import * as styles from "~/ui/statusPage/StatusPage.css";
import { StepList } from "~/ui/statusPage/StepList";

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
  /** Address lines of the workshop, for a garment that is not brought to a store. */
  workshop: string;
  store: Pick<PickupStore, "name" | "street" | "zip" | "city" | "phone"> | null;
  photos: ShownPhoto[];
  history: { at: string; state: ServiceState; note: string }[];
  isCancellable: boolean;
};

/** The service order's own page, behind its secret address. It shows no name, address or phone. */
export function ServicePage({ service }: { service: ServiceView }) {
  const { t } = useTranslation("services");
  const { state, number, description, photos, history, isCancellable } = service;
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
          {photos.length > 0 ? (
            <DetailSection title={t("photos")}>
              <PhotoGrid photos={photos} nameOf={(number) => t("photo", { number })} />
            </DetailSection>
          ) : null}
          <DetailSection title={t("history")}>
            <StepList steps={history.map((step) => ({ ...step, state: t(`states.${step.state}`) }))} />
          </DetailSection>
          {isCancellable ? <CancelService /> : null}
        </div>
      </div>
    </div>
  );
}

function Handover({ service: { state, arrival, store, workshop } }: { service: ServiceView }) {
  const { t } = useTranslation("services");
  const { isAwaited, namesReturn } = serviceStates[state];
  if (!isAwaited && !namesReturn) return null;
  const way = isAwaited ? "bring" : "return";
  const place = store ? [store.name, store.street, `${store.zip} ${store.city}`, store.phone].join("\n") : workshop;
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
  return <FactList facts={facts} />;
}

function CancelService() {
  const { t } = useTranslation("services");
  return (
    <CancelForm title={t("cancel.open")} text={t("cancel.text")} submit={t("cancel.submit")}>
      <Intent<ServiceIntent> name="cancel-service" />
    </CancelForm>
  );
}
