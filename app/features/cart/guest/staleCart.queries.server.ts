import { type SqlBool, sql } from "kysely";

import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";

/**
 * Purges abandoned carts and personal data in old ones. Each call handles at most `limit` rows and returns their
 * number, so that locks are held briefly.
 */

/** Deletes guests' open carts, with their lines and contact, to which nothing was added since `before`. */
export async function purgeGuestCarts(db: Db, before: number, limit: number): Promise<number> {
  const stale = db
    .selectFrom("cart")
    .where("is_open", "=", 1)
    .where("temp_id", "is not", null)
    .where("used_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cart_line")
            .whereRef("cart_line.cart_id", "=", "cart.id")
            .where((eb) => eb.or([eb("added_at", ">=", before), eb("raised_at", ">=", before)]))
            .select("cart_line.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cart_gift")
            .whereRef("cart_gift.cart_id", "=", "cart.id")
            .where("added_at", ">=", before)
            .select("cart_gift.id"),
        ),
      ),
    )
    .orderBy("used_at")
    .limit(limit)
    .select("cart.id");
  const { numDeletedRows } = await db
    .deleteFrom("cart")
    .where("id", "in", stale)
    .where("is_open", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes the contact from carts that were ordered before `before`, because the order has its own copy. */
export async function purgeOrderedContacts(db: Db, before: number, limit: number): Promise<number> {
  const ordered = db
    .selectFrom("cart")
    .where("is_open", "=", 0)
    .where("contact_json", "is not", null)
    .where("used_at", "<", before)
    .orderBy("used_at")
    .limit(limit)
    .select("id");
  const { numUpdatedRows } = await db
    .updateTable("cart")
    .set({ contact_json: null })
    .where("id", "in", ordered)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes the contact with this e-mail from every cart; returns the number of carts. */
export async function forgetContactsWith(tx: Db, email: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("cart")
    .set({ contact_json: null })
    .where(hasContactWith(email))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Reads the stored contacts of carts in which this e-mail was typed at the checkout. */
export async function readContactsWith(db: Db, email: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom("cart")
    .where(hasContactWith(email))
    .orderBy("used_at")
    .orderBy("id")
    .select("contact_json as contactJson")
    .execute();
  return rows.map(({ contactJson }) => JSON.parse(contactJson ?? "null"));
}

/**
 * Returns the condition that a contact contains the e-mail. The quotation marks belong to the pattern, because an
 * e-mail may be the end of another one.
 */
function hasContactWith(email: string) {
  const pattern = `%${JSON.stringify(email.trim()).replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`lower(contact_json) like lower(${pattern}) escape '\\'`;
}

/** Deletes gift vouchers in carts that would be sent to this e-mail; returns how many. */
export async function deleteCartGiftsTo(tx: Db, email: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("cart_gift")
    .where(sql<SqlBool>`lower(recipient_email) = ${normalizeEmail(email)}`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
