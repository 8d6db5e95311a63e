import { toPersonForm } from "~/features/customers/addressBook/personFormValues";
import type { Profile } from "~/features/customers/customer";

import type { ContactName } from "./contactFormValues";

/** Returns the form's values from a contact of the account; the company checkbox follows from the company's data. */
export function contactFromAccount(contact: Profile & { email: string }): Partial<Record<ContactName, string>> {
  return { email: contact.email, ...toPersonForm(contact) };
}

/** Returns the form's delivery part from an address of the account. */
export function deliveryFromAccount(address: Profile): Partial<Record<ContactName, string>> {
  const { firstname, lastname, company, street, city, zip, country } = address;
  return {
    has_delivery_address: "on",
    delivery_firstname: firstname,
    delivery_lastname: lastname,
    delivery_company: company,
    delivery_street: street,
    delivery_city: city,
    delivery_zip: zip,
    delivery_country: country,
  };
}
