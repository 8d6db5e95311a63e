import { useTranslation } from "react-i18next";

import type { PickupStore } from "~/features/stores/pickupStores.queries.server";

import { openingHours } from "./openingHours";
import * as styles from "./StoreFacts.css";

type StoreFactsProps = { store: Pick<PickupStore, "street" | "city" | "zip" | "phone" | "hours"> };

/** Where a store is and when it is open; made of spans, so that it may stand in a label. Needs the namespace `delivery`. */
export function StoreFacts({ store }: StoreFactsProps) {
  const { t } = useTranslation(["delivery"]);
  return (
    <span className={styles.root}>
      <span>
        {store.street}, {store.zip} {store.city}
      </span>
      {store.hours.length > 0 ? (
        <span>
          {t("hours.label")}: {store.hours.map((row) => openingHours(row, t)).join(", ")}
        </span>
      ) : null}
      <span>{store.phone}</span>
    </span>
  );
}
