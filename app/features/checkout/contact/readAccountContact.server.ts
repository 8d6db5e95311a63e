import { listAddresses } from "~/features/customers/addressBook/address.queries.server";
import { maxAddresses } from "~/features/customers/addressBook/addressLimit";
import { findProfile } from "~/features/customers/customer.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { ContactName } from "./contactFormValues";
import { contactFromAccount } from "./contactFromAccount";

export type AccountContact = {
  /** The chosen address, else the default one, else the account's own data. */
  initial: Partial<Record<ContactName, string>>;
  /** Addresses to choose from. */
  choices: readonly { id: string; name: string; line: string }[];
  /** The address that the visitor chose, if it is theirs. */
  chosenId: string | null;
  mayKeep: boolean;
};

/** What the account offers for the contact form. An id of another customer's address chooses nothing. */
export async function readAccountContact(
  db: Db,
  customerId: string,
  askedId: string | null,
): Promise<AccountContact | undefined> {
  const profile = await findProfile(db, customerId);
  if (!profile) return undefined;
  const addresses = await listAddresses(db, customerId);
  const chosen = addresses.find(({ id }) => id === askedId);
  return {
    initial: contactFromAccount(chosen ?? addresses[0] ?? profile),
    choices: addresses.map(({ id, name, street, city }) => ({ id, name, line: `${street}, ${city}` })),
    chosenId: chosen?.id ?? null,
    mayKeep: addresses.length < maxAddresses,
  };
}
