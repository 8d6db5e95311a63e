import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import type { Delivery } from "~/features/delivery/delivery";
import { StoreDetails } from "~/features/delivery/StoreDetails";
import { slotName } from "~/features/delivery/slotNames";
import { PointDetails } from "~/features/pickupPoints/PointDetails";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { addressLines, companyNumbers } from "./contact/addressLines";
import { type Contact, parcelAddress } from "./contact/contact";
import { DetailSection, TextLines } from "./DetailSection";
import * as styles from "./ReviewDetails.css";

export type ReviewDetailsProps = {
  /** Is true when gift vouchers pay the whole order. */
  isPaidByGifts: boolean;
  delivery: Delivery;
  /** Is true when pieces for the pickup come from other stores (decision 67). */
  isBrought: boolean;
  contact: Contact;
  /** Names of countries by their codes. */
  countryNames: Record<string, string>;
};

/** Shows everything that was chosen and typed in the previous steps, with a link back to each. */
export function ReviewDetails({ isPaidByGifts, ...given }: ReviewDetailsProps) {
  const { delivery, contact, countryNames } = given;
  const { t } = useTranslation(["checkout", "delivery", "orders"]);
  const locale = useLocale();
  const contactStep = addressOf("cartContact", locale);
  const { billing, email, phone, note } = contact;
  return (
    <div className={styles.root}>
      <DeliveryDetails {...given} />
      <DetailSection title={t("review.payment")} editAt={addressOf("cartDelivery", locale)}>
        <p>{isPaidByGifts ? t("orders:totals.byGift") : t(`delivery:payment.${delivery.payment.id}.name`)}</p>
      </DetailSection>
      <DetailSection title={t("review.billing")} editAt={contactStep}>
        <p>
          <TextLines lines={addressLines(billing, countryNames[billing.country] ?? billing.country)} />
          <TextLines lines={companyNumbers(billing, t)} />
        </p>
      </DetailSection>
      <DetailSection title={t("review.contact")} editAt={contactStep}>
        <p>
          <TextLines lines={[email, phone]} />
        </p>
      </DetailSection>
      {note ? (
        <DetailSection title={t("review.note")} editAt={contactStep}>
          <p>
            <TextLines lines={[note]} />
          </p>
        </DetailSection>
      ) : null}
    </div>
  );
}

function DeliveryDetails({ delivery, isBrought, contact, countryNames }: Omit<ReviewDetailsProps, "isPaidByGifts">) {
  const { t } = useTranslation(["checkout", "delivery"]);
  const locale = useLocale();
  const { carrier, store, slot, point } = delivery;
  const address = parcelAddress(contact);
  return (
    <DetailSection title={t("review.delivery")} editAt={addressOf("cartDelivery", locale)}>
      <p>{t(`delivery:carrier.${carrier.id}.name`)}</p>
      {isBrought ? <p>{t("delivery:slot.brought")}</p> : null}
      {store ? (
        <p>
          {slot ? (
            <span className={styles.slot}>
              {slotName(slot, t)}
              <br />
            </span>
          ) : null}
          {store.name}
          <br />
          <StoreDetails store={store} />
        </p>
      ) : point ? (
        <p>
          {point.name}
          <br />
          <PointDetails point={point} />
        </p>
      ) : carrier.kind === "email" ? null : (
        <p>
          <TextLines lines={addressLines(address, countryNames[address.country] ?? address.country)} />
        </p>
      )}
    </DetailSection>
  );
}
