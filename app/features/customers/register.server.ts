import { queueQuestion } from "~/features/newsletter/subscribe.server";
import type { World } from "~/platform/process/world.server";

import type { NewCustomer } from "./customer";
import { insertCustomer } from "./customer.queries.server";
import { hashPassword } from "./password/password.server";
import { type PasswordFault, passwordFault } from "./password/passwordRules.server";
import { queueProof } from "./sendProof.server";
import { startSession } from "./session/session.queries.server";
import type { Caller } from "./session/signIn.server";

export type Registered =
  | { ok: true; customerId: string; token: string }
  | { ok: false; reason: "taken" | PasswordFault };

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/**
 * Makes the account, starts its first session and writes the letter that proves the address, and for who wants the
 * newsletter the one that asks to confirm it: all or nothing.
 */
export async function register(
  { db, now, environment }: Shop,
  customer: NewCustomer,
  password: string,
  caller: Caller,
): Promise<Registered> {
  const reason = await passwordFault(password, customer.email);
  if (reason) return { ok: false, reason };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const customerId = await insertCustomer(tx, customer, passwordHash, now());
    if (!customerId) return { ok: false, reason: "taken" };
    await queueProof({ db: tx, now, environment }, { ...customer, id: customerId });
    if (customer.wantsNewsletter) {
      const reader = { email: customer.email.toLowerCase(), locale: customer.locale };
      await queueQuestion({ db: tx, now, environment }, reader);
    }
    return { ok: true, customerId, token: await startSession(tx, customerId, caller.agent, now()) };
  });
}
