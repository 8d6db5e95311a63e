import { useTranslation } from "react-i18next";

import type { PersonName } from "./formNames";

/** Returns the labels of a person's fields for use outside the form, as in the error summary. */
export function usePersonLabels(): Record<PersonName, string> {
  const { t } = useTranslation("checkout");
  return {
    phone_prefix: t("contact.phonePrefix"),
    phone: t("contact.phone"),
    firstname: t("contact.firstname"),
    lastname: t("contact.lastname"),
    street: t("contact.street"),
    city: t("contact.city"),
    zip: t("contact.zip"),
    country: t("contact.country"),
    is_company: t("contact.isCompany"),
    company: t("contact.company"),
    company_id: t("contact.companyId"),
    tax_id: t("contact.taxId"),
    vat_id: t("contact.vatId"),
  };
}
