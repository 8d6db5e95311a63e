import { useTranslation } from "react-i18next";

import {
  CountryInput,
  NameInputs,
  PhoneInputs,
  PlaceInputs,
  type SelectOption,
} from "~/features/customers/addressBook/PersonInputs";
import { FormPart } from "~/ui/formParts/FormPart";
import { EmailField } from "~/ui/TextField";
import type { ContactFields } from "./ContactStep";
import * as styles from "./ContactStep.css";

export function ContactPersonFields({ fields }: { fields: ContactFields }) {
  const { t } = useTranslation("checkout");
  return (
    <FormPart legend={t("contact.who")}>
      <EmailField field={fields.email} label={t("contact.email")} hint={t("contact.emailHint")} />
      <PhoneInputs fields={fields} hint={t("contact.phoneHint")} />
    </FormPart>
  );
}

type BillingFieldsProps = {
  fields: ContactFields;
  countries: readonly SelectOption[];
  /** Is true when the parcel goes to this address unless another is given. */
  isDelivered: boolean;
};

export function BillingFields({ fields, countries, isDelivered }: BillingFieldsProps) {
  const { t } = useTranslation("checkout");
  return (
    <FormPart
      legend={
        isDelivered ? (
          <>
            <span className={styles.bothAddresses}>{t("contact.addressParcel")}</span>{" "}
            <span className={styles.billingAlone}>{t("contact.address")}</span>
          </>
        ) : (
          t("contact.address")
        )
      }
    >
      <NameInputs fields={fields} section="billing" />
      <PlaceInputs fields={fields} section="billing" />
      <CountryInput fields={fields} section="billing" countries={countries} />
    </FormPart>
  );
}
