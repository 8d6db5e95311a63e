import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { RadioCards } from "~/ui/RadioCards";
import type { Field } from "~/ui/TextField";

import * as styles from "./DeliveryForm.css";
import type { DeliveryOffer } from "./delivery";
import type { DeliveryTerms } from "./delivery.form";
import { PickupStores } from "./PickupStores";
import { slotFieldName } from "./pickupSlots";

type DeliveryFormProps = {
  /** Prices as this order would pay. */
  offer: DeliveryOffer;
  terms: Pick<DeliveryTerms, "plans" | "pickupOnlyNames">;
  chosen: { carrier?: string | undefined; store?: string | undefined; payment?: string | undefined };
  /** The chosen store's slot, as long as it can be had. */
  chosenSlot: string | undefined;
  refusal: { reply: FormReply; refusedAt: number } | undefined;
};

/**
 * Needs the namespace `delivery`. Options that the chosen carrier does not allow are hidden by CSS and rejected by the
 * server.
 */
export function DeliveryForm({ offer, terms, chosen, chosenSlot, refusal }: DeliveryFormProps) {
  const { t } = useTranslation("delivery");
  const { carrier, store, payment } = formFields(["carrier", "store", "payment"], refusal?.reply, chosen);
  const slots = useSlotFields(offer, refusal?.reply, { store: chosen.store, slot: chosenSlot });
  const problems = problemsOf([
    { field: carrier, label: t("carriers") },
    { field: store, label: t("stores") },
    ...[...slots.values()].map((field) => ({ field, label: t("slot.label") })),
    { field: payment, label: t("payments") },
  ]);
  return (
    <Form method="post" noValidate className={styles.root}>
      <ErrorSummary key={refusal?.refusedAt} problems={problems} />
      {terms.pickupOnlyNames.length > 0 ? (
        <p className={styles.notice}>{t("onlyInStores", { names: terms.pickupOnlyNames.join(", ") })}</p>
      ) : null}
      <RadioCards field={carrier} legend={t("carriers")} cards={useCarrierCards(offer)} />
      {offer.stores.length > 0 ? (
        <div className={styles.stores}>
          <PickupStores stores={offer.stores} plans={terms.plans} field={store} slotFields={slots} />
        </div>
      ) : null}
      <RadioCards field={payment} legend={t("payments")} cards={usePaymentCards(offer)} />
      <button type="submit" className={button.dark}>
        {t("next")}
      </button>
    </Form>
  );
}

/** A list of slots a store, so that each keeps what was chosen in it. */
function useSlotFields(
  { stores }: DeliveryOffer,
  reply: FormReply | undefined,
  chosen: { store: string | undefined; slot: string | undefined },
) {
  const initial = chosen.store && chosen.slot ? { [slotFieldName(chosen.store)]: chosen.slot } : {};
  const names = stores.map(({ id }) => slotFieldName(id));
  const fields = formFields(names, reply, initial);
  return new Map(stores.map(({ id }) => [id, fields[slotFieldName(id)] as Field]));
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

function usePaymentCards({ carriers, payments }: DeliveryOffer) {
  const { t } = useTranslation("delivery");
  const price = usePrice();
  return payments.map(({ id, priceMinor }) => ({
    value: id,
    title: t(`payment.${id}.name`),
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
