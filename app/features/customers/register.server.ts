import { queueConfirmationEmail } from "~/features/newsletter/subscribe.server";
import type { World } from "~/platform/process/world.server";

import type { NewCustomer } from "./customer";
import { insertCustomer } from "./customer.queries.server";
import { hashPassword } from "./password/password.server";
import { checkPassword, type PasswordProblem } from "./password/passwordRules.server";
import { queueVerification } from "./sendVerification.server";
import { startSession } from "./session/session.queries.server";
import type { ClientInfo } from "./session/signIn.server";

export type RegistrationOutcome =
  | { ok: true; customerId: string; token: string }
  | { ok: false; reason: "taken" | PasswordProblem };

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/**
 * Creates the account, starts its first session and queues the verification e-mail, all in one transaction. If the
 * newsletter was ticked, it also queues the newsletter's confirmation e-mail.
 */
export async function register(
  { db, now, environment }: Shop,
  customer: NewCustomer,
  password: string,
  caller: ClientInfo,
): Promise<RegistrationOutcome> {
  const reason = await checkPassword(password, customer.email);
  if (reason) return { ok: false, reason };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const customerId = await insertCustomer(tx, customer, passwordHash, now());
    if (!customerId) return { ok: false, reason: "taken" };
    await queueVerification({ db: tx, now, environment }, { ...customer, id: customerId });
    if (customer.wantsNewsletter) {
      const reader = { email: customer.email.toLowerCase(), locale: customer.locale };
      await queueConfirmationEmail({ db: tx, now, environment }, reader);
    }
    return { ok: true, customerId, token: await startSession(tx, customerId, caller.agent, now()) };
  });
}
