import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import { PointPicker } from "~/features/pickupPoints/PointPicker";
import type { PointChoices } from "~/features/pickupPoints/pointChoices";
import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { FailedPart } from "~/ui/FailedPage";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { type RadioCard, RadioCards } from "~/ui/RadioCards";
import type { Field } from "~/ui/TextField";

import * as styles from "./DeliveryForm.css";
import type { DeliveryOffer, DeliveryPart } from "./delivery";
import { paymentMethods } from "./paymentMethods";
import { StoreDetails } from "./StoreDetails";

type DeliveryFormProps = {
  /** Prices as this order would pay. */
  offer: DeliveryOffer;
  /** The points of one carrier; null where no carrier has any. */
  points: PointChoices | null;
  /** Names of the wallets on the gateway's page. */
  wallets: readonly string[];
  chosen: { carrier?: string; store?: string; point?: string; payment?: string };
  refusal: { reply: FormReply; refusedAt: number } | undefined;
};

/**
 * Needs the namespace `delivery`. Options that the chosen carrier does not allow are hidden by CSS and rejected by the
 * server.
 */
export function DeliveryForm({ offer, points, wallets, chosen, refusal }: DeliveryFormProps) {
  const { t } = useTranslation("delivery");
  const locale = useLocale();
  const names = ["carrier", "store", "point", "payment"] as const;
  const { carrier, store, point, payment } = formFields(names, refusal?.reply, chosen);
  const stepPath = addressOf("cartDelivery", locale);
  const problems = problemsOf([
    { field: carrier, label: t("carriers") },
    { field: store, label: t("stores") },
    { field: point, label: t("points.title") },
    { field: payment, label: t("payments") },
  ]);
  return (
    <Form method="post" action={stepPath} noValidate className={styles.root}>
      <ErrorSummary key={refusal?.refusedAt} problems={problems} />
      <OfferedCards part="carriers" field={carrier} offer={offer} cards={useCarrierCards(offer)} />
      {points ? (
        <div className={styles.points} data-points-of={points.carrierId}>
          <PointPicker
            key={`${refusal?.refusedAt} ${points.query} ${points.found?.page}`}
            field={point}
            choices={points}
            stepPath={stepPath}
            searchPath={addressOf("pickupPoints", locale)}
          />
        </div>
      ) : null}
      <div className={styles.stores}>
        <OfferedCards part="stores" field={store} offer={offer} cards={offer.stores.map(storeCard)} />
      </div>
      <OfferedCards part="payments" field={payment} offer={offer} cards={usePaymentCards(offer, wallets)} />
      <button type="submit" className={button.dark}>
        {t("next")}
      </button>
    </Form>
  );
}

type OfferedCardsProps = { part: DeliveryPart; field: Field; offer: DeliveryOffer; cards: readonly RadioCard[] };

/** A part of the offer, or that it could not be read. */
function OfferedCards({ part, field, offer, cards }: OfferedCardsProps) {
  const { t } = useTranslation("delivery");
  const locale = useLocale();
  if (offer.failedParts.includes(part)) {
    return <FailedPart id={field.id} text={t(`failed.${part}`)} retryAt={addressOf("cartDelivery", locale)} />;
  }
  return cards.length > 0 ? <RadioCards field={field} legend={t(part)} cards={cards} /> : null;
}

function storeCard(store: PickupStore): RadioCard {
  return { value: store.id, title: store.name, more: <StoreDetails store={store} /> };
}

function useCarrierCards({ carriers }: DeliveryOffer) {
  const { t } = useTranslation("delivery");
  const price = usePrice();
  return carriers.map(({ id, priceMinor }) => ({
    value: id,
    title: t(`carrier.${id}.name`),
    text: t(`carrier.${id}.text`),
    price: price(priceMinor),
  }));
}

function usePaymentCards({ carriers, payments }: DeliveryOffer, wallets: readonly string[]) {
  const { t } = useTranslation("delivery");
  const price = usePrice();
  return payments.map(({ id, priceMinor }) => ({
    value: id,
    title: [t(`payment.${id}.name`), ...(paymentMethods[id].isOnline ? wallets : [])].join(", "),
    text: t(`payment.${id}.text`),
    price: price(priceMinor),
    goesWith: carriers.filter(({ paymentIds }) => paymentIds.includes(id)).map((carrier) => carrier.id),
  }));
}

function usePrice() {
  const { t } = useTranslation("delivery");
  const money = useMoney();
  return (amountMinor: number) => (amountMinor === 0 ? t("free") : money(amountMinor));
}
