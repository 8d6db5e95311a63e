import { useTranslation } from "react-i18next";

import { NameInputs, PlaceInputs } from "~/features/customers/addressBook/PersonInputs";
import { CheckboxField } from "~/ui/CheckboxField";
import { FieldErrors } from "~/ui/FieldErrors";
import { FormPart } from "~/ui/formParts/FormPart";
import { TextField } from "~/ui/TextField";

import type { ContactFields } from "./ContactStep";
import * as styles from "./ContactStep.css";

/** Browsers must not require these fields, since the checkbox decides whether they are needed. */
const place = { section: "shipping", isRequired: false } as const;

type DeliveryFieldsProps = { fields: ContactFields; country: { value: string; text: string } };

/** Renders the fields of a separate delivery address. Its country is fixed to that of the shop version. */
export function DeliveryFields({ fields, country }: DeliveryFieldsProps) {
  const { t } = useTranslation("checkout");
  return (
    <div>
      <CheckboxField field={fields.has_delivery_address}>{t("contact.elsewhere")}</CheckboxField>
      <FormPart legend={t("contact.deliveryPart")} className={styles.deliveryPart}>
        <NameInputs {...place} fields={{ firstname: fields.delivery_firstname, lastname: fields.delivery_lastname }} />
        <TextField
          field={fields.delivery_company}
          label={t("contact.companyOptional")}
          autoComplete="shipping organization"
        />
        <PlaceInputs
          {...place}
          fields={{ street: fields.delivery_street, city: fields.delivery_city, zip: fields.delivery_zip }}
        />
        <DeliveryCountry field={fields.delivery_country} country={country} />
      </FormPart>
    </div>
  );
}

function DeliveryCountry({
  field,
  country,
}: {
  field: ContactFields["delivery_country"];
  country: DeliveryFieldsProps["country"];
}) {
  const { t } = useTranslation("checkout");
  return (
    <div id={field.id}>
      <input type="hidden" name={field.name} value={country.value} />
      <p className={styles.quiet}>{t("contact.deliveryCountry")}</p>
      <FieldErrors field={field} />
    </div>
  );
}
