import { useTranslation } from "react-i18next";

import { NameInputs, PhoneInputs, PlaceInputs } from "~/features/customers/addressBook/PersonInputs";
import { FormPart } from "~/ui/formParts/FormPart";
import { RadioCards } from "~/ui/RadioCards";
import { SelectField } from "~/ui/SelectField";
import type { Field } from "~/ui/TextField";
import { EmailField } from "~/ui/TextField";

import * as styles from "./ServiceForm.css";
import { arrivalIds } from "./serviceKinds";
import type { serviceNames } from "./serviceNames";

export type ServiceFields = Record<(typeof serviceNames)[number], Field>;

export type StoreOption = { id: string; name: string };

/** Asks how the garment gets to the workshop, and what the shop must know for it. */
export function ArrivalPart({ fields, stores }: { fields: ServiceFields; stores: readonly StoreOption[] }) {
  const { t } = useTranslation("services");
  const cards = arrivalIds.map((id) => ({
    value: id,
    title: t(`arrivals.${id}.name`),
    text: t(`arrivals.${id}.text`),
  }));
  const options = [
    { value: "", text: t("fields.storeChoose") },
    ...stores.map(({ id, name }) => ({ value: id, text: name })),
  ];
  return (
    <div className={styles.part}>
      <RadioCards field={fields.arrival} legend={t("fields.arrival")} cards={cards} />
      <div className={styles.onlyStore}>
        <SelectField field={fields.store} label={t("fields.store")} options={options} />
      </div>
      <FormPart legend={t("fields.returnTo")} className={styles.onlyParcel}>
        <PlaceInputs fields={fields} section="shipping" isRequired={false} />
      </FormPart>
    </div>
  );
}

export function ContactPart({ fields }: { fields: ServiceFields }) {
  const { t } = useTranslation(["services", "checkout"]);
  return (
    <FormPart legend={t("fields.contact")}>
      <NameInputs fields={fields} />
      <EmailField field={fields.email} label={t("checkout:contact.email")} />
      <PhoneInputs fields={fields} hint={t("fields.phoneHint")} />
    </FormPart>
  );
}
