import { useTranslation } from "react-i18next";

import { usePersonLabels } from "~/features/customers/addressBook/personLabels";

import type { ContactName } from "./contactFormValues";

/**
 * Returns the labels of the contact's fields for use outside the form: in the error summary, and where the review names
 * corrections.
 */
export function useContactLabels(): Record<ContactName, string> {
  const { t } = useTranslation("checkout");
  const person = usePersonLabels();
  const billed = (label: string) => t("contact.ofBilling", { label });
  const delivered = (label: string) => t("contact.ofDelivery", { label });
  return {
    email: t("contact.email"),
    ...person,
    firstname: billed(person.firstname),
    lastname: billed(person.lastname),
    street: billed(person.street),
    city: billed(person.city),
    zip: billed(person.zip),
    country: billed(person.country),
    has_delivery_address: t("contact.elsewhere"),
    delivery_firstname: delivered(person.firstname),
    delivery_lastname: delivered(person.lastname),
    delivery_company: delivered(person.company),
    delivery_street: delivered(person.street),
    delivery_city: delivered(person.city),
    delivery_zip: delivered(person.zip),
    delivery_country: delivered(person.country),
    note: t("contact.note"),
  };
}
