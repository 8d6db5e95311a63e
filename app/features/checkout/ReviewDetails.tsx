import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import type { Delivery } from "~/features/delivery/delivery";
import { StoreFacts } from "~/features/delivery/StoreFacts";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { addressLines, companyNumbers } from "./contact/addressLines";
import { type Contact, parcelAddress } from "./contact/contact";
import { FactBlock, Lines } from "./DescriptionList";
import * as styles from "./ReviewDetails.css";

export type ReviewFactsProps = {
  delivery: Delivery;
  contact: Contact;
  /** Names of countries by their codes. */
  countryNames: Record<string, string>;
};

/** Everything that was chosen and typed on the steps before, with the way back to each. */
export function ReviewFacts({ delivery, contact, countryNames }: ReviewFactsProps) {
  const { t } = useTranslation(["checkout", "delivery", "orders"]);
  const locale = useLocale();
  const contactStep = addressOf("cartContact", locale);
  const { billing, email, phone, note } = contact;
  return (
    <div className={styles.root}>
      <DeliveryFacts delivery={delivery} contact={contact} countryNames={countryNames} />
      <FactBlock title={t("review.payment")} editAt={addressOf("cartDelivery", locale)}>
        <p>{t(`delivery:payment.${delivery.payment.id}.name`)}</p>
      </FactBlock>
      <FactBlock title={t("review.billing")} editAt={contactStep}>
        <p>
          <Lines lines={addressLines(billing, countryNames[billing.country] ?? billing.country)} />
          <Lines lines={companyNumbers(billing, t)} />
        </p>
      </FactBlock>
      <FactBlock title={t("review.contact")} editAt={contactStep}>
        <p>
          <Lines lines={[email, phone]} />
        </p>
      </FactBlock>
      {note ? (
        <FactBlock title={t("review.note")} editAt={contactStep}>
          <p>
            <Lines lines={[note]} />
          </p>
        </FactBlock>
      ) : null}
    </div>
  );
}

function DeliveryFacts({ delivery, contact, countryNames }: ReviewFactsProps) {
  const { t } = useTranslation(["checkout", "delivery"]);
  const locale = useLocale();
  const { carrier, store } = delivery;
  const address = parcelAddress(contact);
  return (
    <FactBlock title={t("review.delivery")} editAt={addressOf("cartDelivery", locale)}>
      <p>{t(`delivery:carrier.${carrier.id}.name`)}</p>
      {store ? (
        <p>
          {store.name}
          <StoreFacts store={store} />
        </p>
      ) : (
        <p>
          <Lines lines={addressLines(address, countryNames[address.country] ?? address.country)} />
        </p>
      )}
    </FactBlock>
  );
}
