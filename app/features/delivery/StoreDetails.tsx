import { useTranslation } from "react-i18next";

import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import { UnbrokenTimes } from "~/ui/texts/UnbrokenTimes";

import { openingHours } from "./openingHours";
import * as styles from "./StoreDetails.css";

type StoreDetailsProps = { store: Pick<PickupStore, "street" | "city" | "zip" | "phone" | "hours"> };

/**
 * Shows a store's address, hours and phone in spans, so that it is valid in a label. Needs the namespace `delivery`.
 */
export function StoreDetails({ store }: StoreDetailsProps) {
  const { t } = useTranslation(["delivery"]);
  return (
    <span className={styles.root}>
      <span>
        {store.street}, {store.zip} {store.city}
        <br />
      </span>
      {store.hours.length > 0 ? (
        <span>
          {t("hours.label")}: <UnbrokenTimes>{store.hours.map((row) => openingHours(row, t)).join(", ")}</UnbrokenTimes>
          <br />
        </span>
      ) : null}
      <span>
        {store.phone}
        <br />
      </span>
    </span>
  );
}
