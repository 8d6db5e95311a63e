import { Form } from "@remix-run/react";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import { PointPicker } from "~/features/pickupPoints/PointPicker";
import type { PointChoices } from "~/features/pickupPoints/pointChoices";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useOnWeekday } from "~/platform/i18n/useOnWeekday";
import { formatDay } from "~/platform/time/pragueClock";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { FailedPart } from "~/ui/FailedPage";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { FormActions } from "~/ui/formParts/FormActions";
import { RadioCards } from "~/ui/RadioCards";
import type { Field } from "~/ui/TextField";

import type { CarrierId } from "./carriers";
import * as styles from "./DeliveryForm.css";
import type { Carrier, DeliveryOffer, DeliveryPart } from "./delivery";
import type { DeliveryTerms } from "./delivery.form";
import { PickupStores } from "./PickupStores";
import { paymentMethods } from "./paymentMethods";
import { slotFieldName } from "./pickupSlots";

type DeliveryFormProps = {
  /** The offer with the prices that this order would pay. */
  offer: DeliveryOffer;
  terms: Pick<DeliveryTerms, "plans" | "pickupOnlyNames">;
  /** The points of one carrier; null when no carrier has any. */
  points: PointChoices | null;
  /** Names of the wallets on the gateway's page. */
  wallets: readonly string[];
  /** What has been chosen before; `slot` belongs to `store`. */
  chosen: Partial<Record<"carrier" | "store" | "slot" | "point" | "payment", string | undefined>>;
  refusal: { reply: FormReply; refusedAt: number } | undefined;
  /** The last day on which a parcel arrives, as YYYY-MM-DD, for each carrier whose day is known. */
  arrivals: Partial<Record<CarrierId, string>>;
  /** Props of the form by which the page follows what is picked. */
  watched: { ref: Ref<HTMLFormElement>; onChange: () => void };
};

/**
 * The form of carrier and payment. Options that the chosen carrier does not allow are hidden by CSS and rejected by the
 * server. Needs the namespace `delivery`.
 */
export function DeliveryForm(props: DeliveryFormProps) {
  const { offer, terms, points, wallets, chosen, refusal, arrivals, watched } = props;
  const { t } = useTranslation("delivery");
  const locale = useLocale();
  const names = ["carrier", "store", "point", "payment"] as const;
  const { carrier, store, point, payment } = formFields(names, refusal?.reply, chosen);
  const slots = slotFields(offer, refusal?.reply, chosen);
  const stepPath = addressOf("cartDelivery", locale);
  const problems = problemsOf([
    { field: carrier, label: t("carriers") },
    { field: point, label: t("points.title") },
    { field: store, label: t("stores") },
    ...[...slots.values()].map((field) => ({ field, label: t("slot.label") })),
    { field: payment, label: t("payments") },
  ]);
  return (
    <Form {...watched} method="post" action={stepPath} noValidate className={styles.root}>
      <ErrorSummary key={refusal?.refusedAt} problems={problems} />
      {terms.pickupOnlyNames.length > 0 ? (
        <p className={styles.notice}>{t("onlyInStores", { names: terms.pickupOnlyNames.join(", ") })}</p>
      ) : null}
      <OfferedPart part="carriers" field={carrier} offer={offer}>
        <RadioCards field={carrier} legend={t("carriers")} cards={useCarrierCards(offer, arrivals, terms.plans)} />
      </OfferedPart>
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
        <OfferedPart part="stores" field={store} offer={offer}>
          <PickupStores stores={offer.stores} plans={terms.plans} field={store} slotFields={slots} />
        </OfferedPart>
      </div>
      <OfferedPart part="payments" field={payment} offer={offer}>
        <RadioCards field={payment} legend={t("payments")} cards={usePaymentCards(offer, wallets)} />
      </OfferedPart>
      <FormActions back={{ href: addressOf("cart", locale), text: t("back") }}>
        <button type="submit" className={button.dark}>
          {t("next")}
        </button>
      </FormActions>
    </Form>
  );
}

type OfferedPartProps = { part: DeliveryPart; field: Field; offer: DeliveryOffer; children: ReactNode };

/** Shows a part of the offer, or a message if the part could not be read. */
function OfferedPart({ part, field, offer, children }: OfferedPartProps) {
  const { t } = useTranslation("delivery");
  const locale = useLocale();
  if (offer.failedParts.includes(part)) {
    return <FailedPart id={field.id} text={t(`failed.${part}`)} retryAt={addressOf("cartDelivery", locale)} />;
  }
  return offer[part].length > 0 ? children : null;
}

/** Returns the field of slots of each store. Each store has its own, so that it keeps what was chosen in it. */
function slotFields({ stores }: DeliveryOffer, reply: FormReply | undefined, chosen: DeliveryFormProps["chosen"]) {
  const initial = chosen.store && chosen.slot ? { [slotFieldName(chosen.store)]: chosen.slot } : {};
  const names = stores.map(({ id }) => slotFieldName(id));
  const fields = formFields(names, reply, initial);
  return new Map(stores.map(({ id }) => [id, fields[slotFieldName(id)] as Field]));
}

function useCarrierCards(
  { carriers }: DeliveryOffer,
  arrivals: DeliveryFormProps["arrivals"],
  plans: DeliveryTerms["plans"],
) {
  const { t } = useTranslation("delivery");
  const price = usePrice();
  const onWeekday = useOnWeekday();
  const onDay = (date: string) => ({ weekday: onWeekday(date), day: formatDay(date) });
  const [collectableOn] = plans.flatMap(({ first }) => first?.date ?? []).sort();
  const textOf = ({ id, kind }: Carrier) => {
    const arrivesOn = arrivals[id];
    if (arrivesOn) return t("arrives", onDay(arrivesOn));
    const text = t(`carrier.${id}.text`);
    return kind === "pickup" && collectableOn ? `${text} ${t("collectable", onDay(collectableOn))}` : text;
  };
  return carriers.map((carrier) => ({
    value: carrier.id,
    title: t(`carrier.${carrier.id}.name`),
    text: textOf(carrier),
    price: price(carrier.priceMinor),
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
