import { toPersonForm } from "~/features/customers/addressBook/personFormValues";
import type { Profile } from "~/features/customers/customer";

import type { ContactName } from "./contactFormValues";

/** The form's values from a contact of the account; the company checkbox follows from the company's data. */
export function contactFromAccount(contact: Profile & { email: string }): Partial<Record<ContactName, string>> {
  return { email: contact.email, ...toPersonForm(contact) };
}
