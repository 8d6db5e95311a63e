import { listAddresses } from "~/features/customers/addressBook/address.queries.server";
import { mostAddresses } from "~/features/customers/addressBook/addressLimit";
import { findProfile } from "~/features/customers/customer.queries.server";
import type { Db } from "~/platform/database/database.server";

import { contactFromAccount } from "./contactFromAccount";
import type { ContactName } from "./typedContact";

export type AccountContact = {
  /** What to begin with: the chosen address, else the default one, else the account's own data. */
  initial: Partial<Record<ContactName, string>>;
  /** Addresses to choose from. */
  choices: readonly { id: string; name: string; line: string }[];
  /** The address that the visitor chose, if it is theirs. */
  chosenId: string | null;
  mayKeep: boolean;
};

/** What the account can fill the form in with. An id that is none of the customer's addresses chooses nothing. */
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
    mayKeep: addresses.length < mostAddresses,
  };
}
