import type { ContactDetails } from "./contact.form";

export type Address = {
  firstname: string;
  lastname: string;
  /** The company's name; empty for a person. */
  company: string;
  street: string;
  city: string;
  zip: string;
  /** The country's code of two letters (ISO 3166). */
  country: string;
};

export type BillingAddress = Address & {
  companyId: string;
  taxId: string;
  /** The VAT id, which only Slovak companies have. */
  vatId: string;
};

/** The buyer and the addresses; a missing value is an empty string. */
export type Contact = {
  email: string;
  /** The phone number as E.164. */
  phone: string;
  billing: BillingAddress;
  /** The delivery address; null when the parcel goes to the billing address, or when there is no parcel. */
  delivery: Address | null;
  note: string;
};

export function toOrderContact(form: ContactDetails): Contact {
  const { email, phone, firstname, lastname, company, street, city, zip, country, note } = form;
  const person = { firstname, lastname, company, street, city, zip, country };
  return {
    email,
    phone,
    billing: { ...person, companyId: form.company_id, taxId: form.tax_id, vatId: form.vat_id },
    delivery: form.has_delivery_address ? toDeliveryAddress(form) : null,
    note,
  };
}

/** Returns the address that a parcel goes to. */
export function parcelAddress({ billing, delivery }: Pick<Contact, "billing" | "delivery">): Address {
  if (delivery) return delivery;
  const { companyId, taxId, vatId, ...address } = billing;
  return address;
}

function toDeliveryAddress(form: ContactDetails): Address {
  return {
    firstname: form.delivery_firstname,
    lastname: form.delivery_lastname,
    company: form.delivery_company,
    street: form.delivery_street,
    city: form.delivery_city,
    zip: form.delivery_zip,
    country: form.delivery_country,
  };
}
