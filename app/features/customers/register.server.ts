import { emailProofAddress } from "~/addresses";
import { queueMail } from "~/platform/outbox.queries.server";
import type { World } from "~/platform/world.server";

import type { NewCustomer } from "./customer";
import { insertCustomer } from "./customer.queries.server";
import { proofLetter } from "./customerLetters.server";
import { hashPassword } from "./password.server";
import { openProof } from "./secret.queries.server";
import { startSession } from "./session.queries.server";
import type { Caller } from "./signIn.server";

export type Registered = { ok: true; customerId: string; token: string } | { ok: false; reason: "taken" };

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/** Makes the account, starts its first session and writes the letter that proves the address: all or nothing. */
export async function register(
  { db, now, environment }: Shop,
  customer: NewCustomer,
  password: string,
  caller: Caller,
): Promise<Registered> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const customerId = await insertCustomer(tx, customer, passwordHash, now());
    if (!customerId) return { ok: false, reason: "taken" };
    const secret = await openProof(tx, { id: customerId, email: customer.email }, now());
    const link = `${environment.publicUrl}${emailProofAddress(customer.locale, secret)}`;
    const letter = proofLetter({ locale: customer.locale, firstname: customer.firstname, link });
    await queueMail(tx, { ...letter, kind: "email-proof", reference: customerId, recipient: customer.email }, now());
    return { ok: true, customerId, token: await startSession(tx, customerId, caller.agent, now()) };
  });
}
