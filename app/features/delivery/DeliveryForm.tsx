import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { RadioCards } from "~/ui/RadioCards";

import * as styles from "./DeliveryForm.css";
import type { DeliveryOffer } from "./delivery";
import { paymentMethods } from "./paymentMethods";
import { StoreDetails } from "./StoreDetails";

type DeliveryFormProps = {
  /** Prices as this order would pay. */
  offer: DeliveryOffer;
  /** Names of the wallets on the gateway's page. */
  wallets: readonly string[];
  chosen: { carrier?: string; store?: string; payment?: string };
  refusal: { reply: FormReply; refusedAt: number } | undefined;
};

/**
 * Needs the namespace `delivery`. Options that the chosen carrier does not allow are hidden by CSS and rejected by the
 * server.
 */
export function DeliveryForm({ offer, wallets, chosen, refusal }: DeliveryFormProps) {
  const { t } = useTranslation("delivery");
  const { carrier, store, payment } = formFields(["carrier", "store", "payment"], refusal?.reply, chosen);
  const problems = problemsOf([
    { field: carrier, label: t("carriers") },
    { field: store, label: t("stores") },
    { field: payment, label: t("payments") },
  ]);
  return (
    <Form method="post" noValidate className={styles.root}>
      <ErrorSummary key={refusal?.refusedAt} problems={problems} />
      <RadioCards field={carrier} legend={t("carriers")} cards={useCarrierCards(offer)} />
      {offer.stores.length > 0 ? (
        <div className={styles.stores}>
          <RadioCards
            field={store}
            legend={t("stores")}
            cards={offer.stores.map((pickupStore) => ({
              value: pickupStore.id,
              title: pickupStore.name,
              more: <StoreDetails store={pickupStore} />,
            }))}
          />
        </div>
      ) : null}
      <RadioCards field={payment} legend={t("payments")} cards={usePaymentCards(offer, wallets)} />
      <button type="submit" className={button.dark}>
        {t("next")}
      </button>
    </Form>
  );
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
