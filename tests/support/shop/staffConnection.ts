import type { ShopConnection } from "~/cli/runShop";
import { addStaff } from "~/features/customers/addStaff.server";
import { type Scope, scopes } from "~/features/customers/scope";
import { findAccount, saveScope } from "~/features/customers/staff.queries.server";
import { issueStaffToken } from "~/features/customers/staffAccess.server";
import type { World } from "~/platform/process/world.server";

export const janasEmail = "jana@kara.example";

/** Lets Jana open the shop for her commands: she has signed in, with all scopes or some. */
export async function staffConnection(world: World, granted: readonly Scope[] = scopes): Promise<ShopConnection> {
  await addStaff(world, janasEmail, granted, "administrator");
  const account = await findAccount(world.db, janasEmail);
  if (account) await saveScope(world.db, account.id, granted);
  const token = await issueStaffToken(world, janasEmail, "administrator");
  return { open: async () => world, token: () => token };
}

/** The door of a command that must not open the shop. */
export const noConnection: ShopConnection = {
  open: () => Promise.reject(new Error("was not to be opened")),
  token: () => undefined,
};
