import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";

import { type NewCustomer, normalizeEmail, type Profile } from "./customer";

export type Credentials = { id: string; email: string; passwordHash: string; locale: Locale };

/** Finds the account of an e-mail address, in any letter case and Unicode form. */
export async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return selectCredentials(db).where("email_key", "=", normalizeEmail(email)).executeTakeFirst();
}

export async function findCredentialsById(db: Db, customerId: string): Promise<Credentials | undefined> {
  return selectCredentials(db).where("id", "=", customerId).executeTakeFirst();
}

function selectCredentials(db: Db) {
  return db.selectFrom("customer").select(["id", "email", "password_hash as passwordHash", "locale"]);
}

/** Stores a new customer and returns its id; undefined when the address has an account already. */
export async function insertCustomer(
  db: Db,
  { email, wantsNewsletter, ...customer }: NewCustomer,
  passwordHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .insertInto("customer")
    .values({
      ...customer,
      id: newId(),
      email,
      email_key: normalizeEmail(email),
      email_proved_at: null,
      password_hash: passwordHash,
      group_id: null,
      wants_newsletter: wantsNewsletter ? 1 : 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export type StoredProfile = Profile & { email: string; isEmailVerified: boolean; wantsNewsletter: boolean };

export async function findProfile(db: Db, customerId: string): Promise<StoredProfile | undefined> {
  const row = await db
    .selectFrom("customer")
    .where("id", "=", customerId)
    .select(["email", "email_proved_at", "wants_newsletter", ...profileColumns])
    .executeTakeFirst();
  if (!row) return undefined;
  const { email_proved_at, wants_newsletter, ...profile } = row;
  return { ...profile, isEmailVerified: email_proved_at !== null, wantsNewsletter: wants_newsletter === 1 };
}

const profileColumns = [
  "phone_prefix",
  "phone",
  "firstname",
  "lastname",
  "company",
  "company_id",
  "tax_id",
  "vat_id",
  "street",
  "city",
  "zip",
  "country",
] as const satisfies readonly (keyof Profile)[];

export async function saveProfile(
  db: Db,
  customerId: string,
  { wantsNewsletter, ...profile }: Profile & { wantsNewsletter: boolean },
): Promise<void> {
  await db
    .updateTable("customer")
    .set({ ...profile, wants_newsletter: wantsNewsletter ? 1 : 0 })
    .where("id", "=", customerId)
    .execute();
}

export async function savePassword(db: Db, customerId: string, passwordHash: string): Promise<void> {
  await db.updateTable("customer").set({ password_hash: passwordHash }).where("id", "=", customerId).execute();
}

/** Marks the address as verified. A later verification changes nothing. */
export async function markEmailVerified(db: Db, customerId: string, now: number): Promise<void> {
  await db
    .updateTable("customer")
    .set({ email_proved_at: now })
    .where("id", "=", customerId)
    .where("email_proved_at", "is", null)
    .execute();
}

/** Sets the verified address. Returns false when another account has it. */
export async function replaceEmail(db: Db, customerId: string, email: string, now: number): Promise<boolean> {
  const key = normalizeEmail(email);
  const { numUpdatedRows } = await db
    .updateTable("customer")
    .set({ email, email_key: key, email_proved_at: now })
    .where("id", "=", customerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("customer as other")
            .where("other.email_key", "=", key)
            .where("other.id", "!=", customerId)
            .select("other.id"),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Deletes a customer with sessions, addresses and verifications. Orders stay without an account, as the law demands.
 */
export async function deleteCustomer(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom("customer").where("id", "=", customerId).execute();
}
