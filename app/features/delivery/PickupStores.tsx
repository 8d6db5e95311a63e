import { useTranslation } from "react-i18next";

import { formatTime } from "~/features/stores/hours";
import { RadioCards } from "~/ui/RadioCards";
import { SelectField } from "~/ui/SelectField";
import type { Field } from "~/ui/TextField";

import type { DeliveryOffer } from "./delivery";
import type { PickupPlan } from "./pickupPlan";
import { slotText } from "./pickupSlots";
import { StoreDetails } from "./StoreDetails";
import * as styles from "./StoreDetails.css";
import { slotDayName, slotName } from "./slotNames";

type PickupStoresProps = {
  stores: DeliveryOffer["stores"];
  plans: readonly PickupPlan[];
  field: Field;
  /** The field of slots at each store, by the store's id. */
  slotFields: ReadonlyMap<string, Field>;
};

/**
 * Lists the stores for a pickup, each with when the goods are ready there and with its slots. Needs the namespace
 * `delivery`.
 */
export function PickupStores({ stores, plans, field, slotFields }: PickupStoresProps) {
  const { t } = useTranslation("delivery");
  const cards = stores.map((store) => {
    const plan = plans.find(({ storeId }) => storeId === store.id);
    const slots = slotFields.get(store.id);
    return {
      value: store.id,
      title: store.name,
      more: (
        <>
          <StoreDetails store={store} />
          {plan ? <Readiness plan={plan} /> : null}
        </>
      ),
      ...(plan?.first && slots ? { fields: <SlotList plan={plan} field={slots} /> } : {}),
    };
  });
  return <RadioCards field={field} legend={t("stores")} cards={cards} />;
}

/** Says when the goods can be collected, with a warning when they must come from elsewhere (decision 67). */
function Readiness({ plan: { supply, first } }: { plan: PickupPlan }) {
  const { t } = useTranslation(["delivery"]);
  if (!first) return <span className={styles.warning}>{t("slot.none")}</span>;
  return (
    <span className={supply === "here" ? styles.ready : styles.warning}>
      {t(`slot.supply.${supply}`, { from: slotName(first, t) })}
    </span>
  );
}

function SlotList({ plan, field }: { plan: PickupPlan; field: Field }) {
  const { t } = useTranslation(["delivery"]);
  const groups = plan.days.map(({ date, minutes }) => ({
    title: slotDayName(date, t),
    options: minutes.map((minute) => ({
      value: slotText({ date, minute }),
      text: `${slotDayName(date, t)}, ${formatTime(minute)}`,
    })),
  }));
  return (
    <SelectField
      field={field}
      label={t("slot.label")}
      options={[{ value: "", text: t("slot.choose") }]}
      groups={groups}
    />
  );
}
