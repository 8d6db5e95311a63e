import { typedPerson } from "~/features/customers/addressBook/typedPerson";
import type { Profile } from "~/features/customers/customer";

import type { ContactName } from "./typedContact";

/** A contact of the account as the form shows it; a company's box is ticked by its data. */
export function contactFromAccount(kept: Profile & { email: string }): Partial<Record<ContactName, string>> {
  return { email: kept.email, ...typedPerson(kept) };
}
