import { addAddress, listAddresses } from "~/features/customers/addressBook/address.queries.server";
import type { Db } from "~/platform/database/database.server";
import { flag } from "~/platform/database/flag";
import { parcelAddress, toOrderContact } from "./contact";
import type { ContactDetails } from "./contact.form";

const longestName = 60;

/**
 * Saves the address that the parcel goes to, under the name of its street, unless the address book has it already. An
 * address other than the billing address is saved for deliveries alone, so that its recipient gets neither invoices nor
 * e-mails of later orders.
 */
export async function saveToAddressBook(db: Db, customerId: string, form: ContactDetails, now: number): Promise<void> {
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
  const is_delivery = flag(contact.delivery !== null);
  const entry = { ...address, ...numbers, email, phone_prefix, phone, name, is_default: false, is_delivery };
  await addAddress(db, customerId, entry, now);
}
