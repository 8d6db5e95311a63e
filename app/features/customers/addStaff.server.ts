import { newSecret } from "~/platform/database/ids.server";
import { defaultLocale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { insertCustomer } from "./customer.queries.server";
import { hashPassword } from "./password/password.server";
import type { Scope } from "./scope";
import { findAccount, saveScope } from "./staff.queries.server";

/**
 * made: a new account without a password that anybody knows, which its owner sets by the letter for a forgotten one ·
 * given: an account that was there · unproved: nothing was done, as anybody may have registered that address.
 */
export type StaffAdded = "made" | "given" | "unproved";

export async function addStaff(
  { db, now }: Pick<World, "db" | "now">,
  email: string,
  scope: readonly Scope[],
): Promise<StaffAdded> {
  const passwordHash = await hashPassword(newSecret());
  return db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, email);
    if (account && !account.isEmailProved) return "unproved";
    const id = account?.id ?? (await insertCustomer(tx, { ...nobody, email }, passwordHash, now()));
    if (!id) return "unproved";
    await saveScope(tx, id, [...(account?.scope ?? []), ...scope]);
    return account ? "given" : "made";
  });
}

const nobody = {
  ...{ phone_prefix: "", phone: "", firstname: "", lastname: "", company: "", company_id: "", tax_id: "" },
  ...{ street: "", city: "", zip: "", country: "", locale: defaultLocale, wantsNewsletter: false },
};
