import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Flag } from "~/platform/database/schema";
import type { Profile } from "../customer";
import type { AddressForm } from "./address.form";
import { maxAddresses } from "./addressLimit";

/**
 * Queries for a customer's address book. Every query filters by the customer, so another customer's address is never
 * found.
 */

export type StoredAddress = Profile & {
  id: string;
  name: string;
  email: string;
  isDefault: boolean;
  /** Is true for an address that goods are only sent to: it is never the default, nor is it billed. */
  isDelivery: boolean;
};

/** Lists the customer's addresses, the default first, then the oldest. */
export async function listAddresses(db: Db, customerId: string): Promise<StoredAddress[]> {
  const rows = await selectAddresses(db, customerId)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(addressOfRow);
}

export async function findAddress(db: Db, customerId: string, id: string): Promise<StoredAddress | undefined> {
  const row = await selectAddresses(db, customerId).where("id", "=", id).executeTakeFirst();
  return row && addressOfRow(row);
}

function selectAddresses(db: Db, customerId: string) {
  return db
    .selectFrom("customer_address")
    .where("customer_id", "=", customerId)
    .select([
      "id",
      "name",
      "email",
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
      "is_default",
      "is_delivery",
    ]);
}

type AddressRow = Awaited<ReturnType<ReturnType<typeof selectAddresses>["executeTakeFirstOrThrow"]>>;

function addressOfRow({ is_default, is_delivery, ...row }: AddressRow): StoredAddress {
  return { ...row, isDefault: is_default === 1, isDelivery: is_delivery === 1 };
}

/**
 * Adds an address. The first address that is not one for deliveries alone becomes the default. Returns false when the
 * address book is full.
 */
export async function addAddress(
  db: Db,
  customerId: string,
  address: AddressForm & { is_delivery?: Flag },
  now: number,
  id = newId(),
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId);
    const others = await listAddresses(tx, customerId);
    if (others.length >= maxAddresses) return false;
    const isFirst = others.every(({ isDelivery }) => isDelivery);
    const isDefault = !address.is_delivery && (address.is_default || isFirst);
    if (isDefault) await clearDefault(tx, customerId);
    await tx
      .insertInto("customer_address")
      .values({ ...address, id, customer_id: customerId, is_default: isDefault ? 1 : 0, created_at: now })
      .execute();
    return true;
  });
}

/**
 * Changes an address. Returns false when the customer has no such address. The default stays the default until another
 * address replaces it.
 */
export async function updateAddress(db: Db, customerId: string, id: string, address: AddressForm): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId);
    const { is_default: isDefault, ...fields } = address;
    const { numUpdatedRows } = await tx
      .updateTable("customer_address")
      .set(fields)
      .where("id", "=", id)
      .where("customer_id", "=", customerId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n && isDefault) await setDefault(tx, customerId, id);
    return numUpdatedRows === 1n;
  });
}

/**
 * Makes an address the default. Returns false when the customer has no such address, or has it for deliveries alone,
 * because its recipient is not the one who pays.
 */
export async function makeDefault(db: Db, customerId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId);
    const address = await findAddress(tx, customerId, id);
    if (!address || address.isDelivery) return false;
    await setDefault(tx, customerId, id);
    return true;
  });
}

/**
 * Removes an address. Removing a missing address is not an error. When the default is removed, the oldest remaining
 * address becomes the default.
 */
export async function removeAddress(db: Db, customerId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId);
    await tx.deleteFrom("customer_address").where("id", "=", id).where("customer_id", "=", customerId).execute();
    const first = (await listAddresses(tx, customerId)).find(({ isDelivery }) => !isDelivery);
    if (first && !first.isDefault) await setDefault(tx, customerId, first.id);
  });
}

/** Makes an address the default. From then on, an address for deliveries is an address like any other. */
async function setDefault(db: Db, customerId: string, id: string): Promise<void> {
  await clearDefault(db, customerId);
  await db
    .updateTable("customer_address")
    .set({ is_default: 1, is_delivery: 0 })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .execute();
}

async function clearDefault(db: Db, customerId: string): Promise<void> {
  await db.updateTable("customer_address").set({ is_default: 0 }).where("customer_id", "=", customerId).execute();
}

/** Serializes changes to one customer's address book until the transaction ends. */
async function lockCustomer(db: Db, customerId: string): Promise<void> {
  await db
    .updateTable("customer")
    .set((eb) => ({ locale: eb.ref("locale") }))
    .where("id", "=", customerId)
    .execute();
}
