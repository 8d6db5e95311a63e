import { addAddress, listAddresses } from "~/features/customers/addressBook/address.queries.server";
import type { Db } from "~/platform/database/database.server";
import { contactOf, parcelAddress } from "./contact";
import type { ContactForm } from "./contact.form";

const longestName = 60;

/** Puts the address that the parcel goes to into the customer's book, named by its street; once, however often it is asked. */
export async function keepAddress(db: Db, customerId: string, form: ContactForm, now: number): Promise<void> {
  const contact = contactOf(form);
  const address = parcelAddress(contact);
  const isKept = (await listAddresses(db, customerId)).some(
    (kept) =>
      kept.street === address.street &&
      kept.city === address.city &&
      kept.zip === address.zip &&
      kept.country === address.country &&
      kept.firstname === address.firstname &&
      kept.lastname === address.lastname &&
      kept.company === address.company,
  );
  if (isKept) return;
  const numbers = contact.delivery
    ? { company_id: "", tax_id: "" }
    : { company_id: form.company_id, tax_id: form.tax_id };
  const { email, phone_prefix, phone } = form;
  const name = address.street.slice(0, longestName);
  const entry = { ...address, ...numbers, email, phone_prefix, phone, name, is_default: false };
  await addAddress(db, customerId, entry, now);
}
