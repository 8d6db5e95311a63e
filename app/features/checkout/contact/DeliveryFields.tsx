import { useTranslation } from "react-i18next";

import { CheckboxField } from "~/ui/CheckboxField";
import { useFieldMessages } from "~/ui/fieldMessages";
import { TextField } from "~/ui/TextField";

import type { ContactFields } from "./ContactStep";
import * as styles from "./ContactStep.css";

type DeliveryFieldsProps = { fields: ContactFields; country: { value: string; text: string } };

/** A separate delivery address. Its country is fixed to that of the shop version. */
export function DeliveryFields({ fields, country }: DeliveryFieldsProps) {
  const { t } = useTranslation("checkout");
  return (
    <div>
      <CheckboxField field={fields.has_delivery_address}>{t("contact.elsewhere")}</CheckboxField>
      <fieldset className={styles.deliveryPart}>
        <legend className={styles.legend}>{t("contact.deliveryPart")}</legend>
        <div className={styles.pair}>
          <TextField
            field={fields.delivery_firstname}
            label={t("contact.firstname")}
            autoComplete="shipping given-name"
          />
          <TextField
            field={fields.delivery_lastname}
            label={t("contact.lastname")}
            autoComplete="shipping family-name"
          />
        </div>
        <TextField
          field={fields.delivery_company}
          label={t("contact.companyOptional")}
          autoComplete="shipping organization"
        />
        <TextField field={fields.delivery_street} label={t("contact.street")} autoComplete="shipping address-line1" />
        <div className={styles.pair}>
          <TextField field={fields.delivery_city} label={t("contact.city")} autoComplete="shipping address-level2" />
          <TextField field={fields.delivery_zip} label={t("contact.zip")} autoComplete="shipping postal-code" />
        </div>
        <DeliveryCountry field={fields.delivery_country} country={country} />
      </fieldset>
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
  const explain = useFieldMessages();
  return (
    <div id={field.id}>
      <input type="hidden" name={field.name} value={country.value} />
      <p className={styles.quiet}>{t("contact.deliveryCountry", { country: country.text })}</p>
      {field.errors ? <p className={styles.error}>{field.errors.map(explain).join(" ")}</p> : null}
    </div>
  );
}
