import { useTranslation } from "react-i18next";

import { addressLines, companyNumbers } from "~/features/checkout/contact/addressLines";
import { DetailSection, TextLines } from "~/features/checkout/DetailSection";
import { StoreDetails } from "~/features/delivery/StoreDetails";
import { slotName } from "~/features/delivery/slotNames";
import { PointDetails } from "~/features/pickupPoints/PointDetails";

import * as styles from "./OrderPlaces.css";
import type { Destination, Order } from "./orders";

type OrderPlacesProps = {
  order: Pick<Order, "destination" | "billing" | "email" | "phone" | "note">;
  countryNames: Record<string, string>;
};

/** Shows an order's delivery address, billing address, contact and note. */
export function OrderPlaces({ order, countryNames }: OrderPlacesProps) {
  const { t } = useTranslation(["orders", "delivery"]);
  const { destination, billing, email, phone, note } = order;
  return (
    <div className={styles.root}>
      <DestinationDetails destination={destination} countryNames={countryNames} />
      <DetailSection title={t("address.billing")}>
        <p>
          <TextLines lines={addressLines(billing, countryNames[billing.country] ?? billing.country)} />
          <TextLines lines={companyNumbers(billing, t)} />
        </p>
      </DetailSection>
      <DetailSection title={t("address.contact")}>
        <p>
          <TextLines lines={[email, phone]} />
        </p>
      </DetailSection>
      {note ? (
        <DetailSection title={t("address.note")}>
          <p>
            <TextLines lines={[note]} />
          </p>
        </DetailSection>
      ) : null}
    </div>
  );
}

type DestinationDetailsProps = { destination: Destination; countryNames: Record<string, string> };

function DestinationDetails({ destination, countryNames }: DestinationDetailsProps) {
  const { t } = useTranslation(["orders", "delivery"]);
  if (destination.kind === "store") {
    return (
      <DetailSection title={t("address.pickup")}>
        <p>
          {destination.slot ? (
            <span className={styles.slot}>
              {slotName(destination.slot, t)}
              <br />
            </span>
          ) : null}
          {destination.store.name}
          <br />
          <StoreDetails store={destination.store} />
        </p>
      </DetailSection>
    );
  }
  if (destination.kind === "point") {
    return (
      <DetailSection title={t("address.point")}>
        <p>
          {destination.point.name}
          <br />
          <PointDetails point={destination.point} />
        </p>
      </DetailSection>
    );
  }
  if (destination.kind === "email") {
    return (
      <DetailSection title={t("address.email")}>
        <p>{t("gift.byEmail")}</p>
      </DetailSection>
    );
  }
  const { address } = destination;
  return (
    <DetailSection title={t("address.delivery")}>
      <p>
        <TextLines lines={addressLines(address, countryNames[address.country] ?? address.country)} />
      </p>
    </DetailSection>
  );
}
