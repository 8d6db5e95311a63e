import { useTranslation } from "react-i18next";

import { DetailSection } from "~/features/checkout/DetailSection";
import { buttonLink } from "~/ui/Button.css";

import * as styles from "../payment/PaymentDetails.css";
import * as parcelStyles from "./ParcelDetails.css";
import type { ParcelView } from "./parcelView";

/** Shows when the parcel arrives, who carries it, and a link to the carrier's tracking page. */
export function ParcelDetails({ brand, trackingNumber, sentOn, promisedOn, trackingAt }: ParcelView) {
  const { t } = useTranslation("orders");
  const rows = [
    [t("parcel.carrier"), brand],
    [t("parcel.number"), trackingNumber],
    [t("parcel.sentOn"), sentOn],
  ].filter(([, value]) => value !== "");
  return (
    <DetailSection title={t("parcel.title")}>
      {promisedOn ? <p>{t("parcel.promised", { date: promisedOn })}</p> : null}
      {rows.length > 0 ? (
        <dl className={`${styles.list} ${parcelStyles.rows}`}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {trackingAt ? (
        <a className={`${buttonLink.light} ${parcelStyles.track}`} href={trackingAt} rel="noreferrer">
          {t("parcel.track")}
        </a>
      ) : null}
    </DetailSection>
  );
}
