import { useTranslation } from "react-i18next";

import { addressLines, companyNumbers } from "~/features/checkout/contact/addressLines";
import { FactBlock, Lines } from "~/features/checkout/DescriptionList";
import { StoreFacts } from "~/features/delivery/StoreFacts";

import * as styles from "./OrderPlaces.css";
import type { Destination, Order } from "./orders";

type OrderPlacesProps = {
  order: Pick<Order, "destination" | "billing" | "email" | "phone" | "note">;
  countryNames: Record<string, string>;
};

/** Where the goods go, who pays, how to reach the customer. */
export function OrderPlaces({ order, countryNames }: OrderPlacesProps) {
  const { t } = useTranslation(["orders", "delivery"]);
  const { destination, billing, email, phone, note } = order;
  return (
    <div className={styles.root}>
      <DestinationFacts destination={destination} countryNames={countryNames} />
      <FactBlock title={t("address.billing")}>
        <p>
          <Lines lines={addressLines(billing, countryNames[billing.country] ?? billing.country)} />
          <Lines lines={companyNumbers(billing, t)} />
        </p>
      </FactBlock>
      <FactBlock title={t("address.contact")}>
        <p>
          <Lines lines={[email, phone]} />
        </p>
      </FactBlock>
      {note ? (
        <FactBlock title={t("address.note")}>
          <p>
            <Lines lines={[note]} />
          </p>
        </FactBlock>
      ) : null}
    </div>
  );
}

type DestinationFactsProps = { destination: Destination; countryNames: Record<string, string> };

function DestinationFacts({ destination, countryNames }: DestinationFactsProps) {
  const { t } = useTranslation("orders");
  if (destination.kind === "store") {
    return (
      <FactBlock title={t("address.pickup")}>
        <p>
          {destination.store.name}
          <StoreFacts store={destination.store} />
        </p>
      </FactBlock>
    );
  }
  const { address } = destination;
  return (
    <FactBlock title={t("address.delivery")}>
      <p>
        <Lines lines={addressLines(address, countryNames[address.country] ?? address.country)} />
      </p>
    </FactBlock>
  );
}
