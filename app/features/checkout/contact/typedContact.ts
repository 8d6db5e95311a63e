import { homePrefix, nationalDigits } from "~/features/customers/addressBook/phonePrefixes";
import { countryOf, type Locale } from "~/platform/i18n/locale";
import type { ContactForm } from "./contact.form";

/** The form's fields in the order in which it shows them. */
export const contactNames = [
  "email",
  "phone_prefix",
  "phone",
  "firstname",
  "lastname",
  "street",
  "city",
  "zip",
  "country",
  "is_company",
  "company",
  "company_id",
  "tax_id",
  "has_delivery_address",
  "delivery_firstname",
  "delivery_lastname",
  "delivery_company",
  "delivery_street",
  "delivery_city",
  "delivery_zip",
  "delivery_country",
  "note",
] as const satisfies readonly (keyof ContactForm)[];
export type ContactName = (typeof contactNames)[number];

/** What stands in the form at first: what was kept, else what most visitors of the shop version need. */
export function typedContact(kept: ContactForm | undefined, locale: Locale): Partial<Record<ContactName, string>> {
  if (!kept) return { phone_prefix: homePrefix[locale], country: countryOf[locale] };
  const { is_company, has_delivery_address, ...texts } = kept;
  return {
    ...texts,
    phone: nationalDigits(kept.phone_prefix, kept.phone),
    ...(is_company ? { is_company: "on" } : {}),
    ...(has_delivery_address ? { has_delivery_address: "on" } : {}),
  };
}
