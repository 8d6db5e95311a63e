import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import { newSecret } from "~/platform/database/ids.server";
import { defaultLocale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { insertCustomer } from "./customer.queries.server";
import { hashPassword } from "./password/password.server";
import type { Scope } from "./scope";
import { findAccount, saveScope } from "./staff.queries.server";

/**
 * created: a new account with a random password was created, and its owner sets one by the password reset · granted:
 * the account existed already · unverified: nothing was changed, because anybody may have registered that address.
 */
export type StaffAdded = "created" | "granted" | "unverified";

export async function addStaff(
  { db, now }: Pick<World, "db" | "now">,
  email: string,
  scope: readonly Scope[],
  actor: string,
): Promise<StaffAdded> {
  const passwordHash = await hashPassword(newSecret());
  return db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, email);
    if (account && !account.isEmailVerified) return "unverified";
    const id = account?.id ?? (await insertCustomer(tx, { ...emptyProfile, email }, passwordHash, now()));
    if (!id) return "unverified";
    await saveScope(tx, id, [...(account?.scope ?? []), ...scope]);
    const detail = `+ ${scope.join(" ")}`;
    await recordStaffAction(tx, { action: "staffScopes", subject: email, detail, at: now(), actor });
    return account ? "granted" : "created";
  });
}

const emptyProfile = {
  phone_prefix: "",
  phone: "",
  firstname: "",
  lastname: "",
  company: "",
  company_id: "",
  tax_id: "",
  vat_id: "",
  street: "",
  city: "",
  zip: "",
  country: "",
  locale: defaultLocale,
  wantsNewsletter: false,
};
