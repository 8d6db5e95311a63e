import { type Selectable, sql, type Updateable } from "kysely";

import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

/** Columns of products as staff see and change them, including hidden and retired products. */

const columns = [
  "id",
  "code",
  "tax_class",
  "position",
  "published_at",
  "price_net",
  "price_sale_net",
  "price_eur_net",
  "price_eur_sale_net",
  "is_sale_active",
  "sale_from_at",
  "sale_to_at",
  "hidden_from_at",
  "hidden_to_at",
  "retired_at",
  "retired_to",
  "is_good_price",
  "is_bestseller",
  "availability",
] as const;

export type StaffProduct = Pick<Selectable<Tables["product"]>, (typeof columns)[number]>;

/** Finds the product with a code, and locks it until this transaction ends. */
export async function lockProduct(tx: Db, code: string): Promise<StaffProduct | undefined> {
  return tx
    .updateTable("product")
    .set(({ ref }) => ({ position: ref("position") }))
    .where(sql<string>`lower(code)`, "=", code.toLowerCase())
    .returning(columns)
    .executeTakeFirst();
}

export async function findStaffProduct(db: Db, code: string): Promise<StaffProduct | undefined> {
  return db
    .selectFrom("product")
    .where(sql<string>`lower(code)`, "=", code.toLowerCase())
    .select(columns)
    .executeTakeFirst();
}

export async function updateProduct(tx: Db, id: number, values: Updateable<Tables["product"]>): Promise<void> {
  await tx.updateTable("product").set(values).where("id", "=", id).execute();
}

export async function readProductsInSale(db: Db): Promise<StaffProduct[]> {
  return db.selectFrom("product").where("is_sale_active", "=", 1).orderBy("code").select(columns).execute();
}

/** Reads all products, by code. */
export async function readStaffProducts(db: Db): Promise<StaffProduct[]> {
  return db.selectFrom("product").orderBy("code").select(columns).execute();
}
