import { addAddress, listAddresses } from "~/features/customers/addressBook/address.queries.server";
import type { Db } from "~/platform/database/database.server";
import { parcelAddress, toOrderContact } from "./contact";
import type { ContactForm } from "./contact.form";

const longestName = 60;

/**
 * Saves the delivery address to the customer's address book under the name of its street, unless it is there already.
 */
export async function saveToAddressBook(db: Db, customerId: string, form: ContactForm, now: number): Promise<void> {
  const contact = toOrderContact(form);
  const address = parcelAddress(contact);
  const isKept = (await listAddresses(db, customerId)).some(
    (saved) =>
      saved.street === address.street &&
      saved.city === address.city &&
      saved.zip === address.zip &&
      saved.country === address.country &&
      saved.firstname === address.firstname &&
      saved.lastname === address.lastname &&
      saved.company === address.company,
  );
  if (isKept) return;
  const numbers = contact.delivery
    ? { company_id: "", tax_id: "", vat_id: "" }
    : { company_id: form.company_id, tax_id: form.tax_id, vat_id: form.vat_id };
  const { email, phone_prefix, phone } = form;
  const name = address.street.slice(0, longestName);
  const entry = { ...address, ...numbers, email, phone_prefix, phone, name, is_default: false };
  await addAddress(db, customerId, entry, now);
}
