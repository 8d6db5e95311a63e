import { listAddresses } from "~/features/customers/addressBook/address.queries.server";
import { maxAddresses } from "~/features/customers/addressBook/addressLimit";
import { findProfile } from "~/features/customers/customer.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { ContactName } from "./contactFormValues";
import { contactFromAccount, deliveryFromAccount } from "./contactFromAccount";

export type AccountContact = {
  /**
   * The initial values of the form: the chosen address, else the default one, else the account's own data; never an
   * address for deliveries alone.
   */
  initial: Partial<Record<ContactName, string>>;
  /** The chosen address for deliveries, as the form's delivery part; empty when none was chosen. */
  delivery: Partial<Record<ContactName, string>>;
  /** Addresses to choose from. */
  choices: readonly { id: string; name: string; line: string }[];
  /** The id of the address that the visitor chose; null when none was chosen or it is not theirs. */
  chosenId: string | null;
  /** Is true when the chosen address is not one for deliveries alone, so that it replaces what was typed. */
  isBilledChosen: boolean;
  mayKeep: boolean;
};

/** Reads the account's data for the contact form. The id of another customer's address selects nothing. */
export async function readAccountContact(
  db: Db,
  customerId: string,
  askedId: string | null,
): Promise<AccountContact | undefined> {
  const profile = await findProfile(db, customerId);
  if (!profile) return undefined;
  const addresses = await listAddresses(db, customerId);
  const chosen = addresses.find(({ id }) => id === askedId);
  const billable = addresses.filter(({ isDelivery }) => !isDelivery);
  const billed = billable.find(({ id }) => id === askedId);
  return {
    initial: contactFromAccount(billed ?? billable[0] ?? profile),
    delivery: chosen?.isDelivery ? deliveryFromAccount(chosen) : {},
    choices: addresses.map(({ id, name, street, city }) => ({ id, name, line: `${street}, ${city}` })),
    chosenId: chosen?.id ?? null,
    isBilledChosen: billed !== undefined,
    mayKeep: addresses.length < maxAddresses,
  };
}
