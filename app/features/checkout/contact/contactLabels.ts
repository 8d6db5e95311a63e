import { useTranslation } from "react-i18next";

import { usePersonLabels } from "~/features/customers/addressBook/personLabels";

import type { ContactName } from "./contactFormValues";

/** Labels of the contact's fields outside the form: in the error summary, and where the review names corrections. */
export function useContactLabels(): Record<ContactName, string> {
  const { t } = useTranslation("checkout");
  const person = usePersonLabels();
  return {
    email: t("contact.email"),
    ...person,
    has_delivery_address: t("contact.elsewhere"),
    delivery_firstname: person.firstname,
    delivery_lastname: person.lastname,
    delivery_company: t("contact.companyOptional"),
    delivery_street: person.street,
    delivery_city: person.city,
    delivery_zip: person.zip,
    delivery_country: person.country,
    note: t("contact.note"),
  };
}
