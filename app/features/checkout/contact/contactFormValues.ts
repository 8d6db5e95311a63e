import { personNames } from "~/features/customers/addressBook/formNames";
import { defaultPhonePrefix, nationalDigits } from "~/features/customers/addressBook/phonePrefixes";
import { countryOf, type Locale } from "~/platform/i18n/locale";
import type { ContactDetails } from "./contact.form";

/** The form's fields in display order. */
export const contactNames = [
  "email",
  ...personNames,
  "has_delivery_address",
  "delivery_firstname",
  "delivery_lastname",
  "delivery_company",
  "delivery_street",
  "delivery_city",
  "delivery_zip",
  "delivery_country",
  "note",
] as const satisfies readonly (keyof ContactDetails)[];
export type ContactName = (typeof contactNames)[number];

/** Returns the form's initial values: the stored ones, otherwise the defaults of the shop version. */
export function contactFormValues(
  stored: ContactDetails | undefined,
  locale: Locale,
): Partial<Record<ContactName, string>> {
  if (!stored) return { phone_prefix: defaultPhonePrefix[locale], country: countryOf[locale] };
  const { is_company, has_delivery_address, ...texts } = stored;
  return {
    ...texts,
    phone: nationalDigits(stored.phone_prefix, stored.phone),
    ...(is_company ? { is_company: "on" } : {}),
    ...(has_delivery_address ? { has_delivery_address: "on" } : {}),
  };
}
