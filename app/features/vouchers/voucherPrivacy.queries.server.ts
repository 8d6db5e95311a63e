import { type ExpressionBuilder, type SqlBool, sql } from "kysely";

import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

/**
 * E-mails stored with vouchers. Those of uses count towards the limit per person, so they are kept as long as the
 * voucher can be used, and are then replaced by an empty text.
 */

/** Removes the e-mail from vouchers in at most `limit` carts that were ordered before `before`; returns how many. */
export async function purgeOrderedVoucherEmails(db: Db, before: number, limit: number): Promise<number> {
  const ordered = db
    .selectFrom("cart_voucher")
    .innerJoin("cart", "cart.id", "cart_voucher.cart_id")
    .where("cart.is_open", "=", 0)
    .where("cart.used_at", "<", before)
    .where("cart_voucher.email", "!=", "")
    .limit(limit)
    .select("cart_voucher.cart_id");
  const { numUpdatedRows } = await db
    .updateTable("cart_voucher")
    .set({ email: "" })
    .where("cart_id", "in", ordered)
    .where("email", "!=", "")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes the e-mail from the uses in at most `limit` orders of vouchers that ended before `endedBefore`. */
export async function purgeVoucherUsers(db: Db, endedBefore: number, limit: number): Promise<number> {
  const over = db
    .selectFrom("voucher_use")
    .innerJoin("voucher", "voucher.id", "voucher_use.voucher_id")
    .where("voucher_use.email_key", "!=", "")
    .where("voucher.active_to_at", "<", endedBefore)
    .limit(limit)
    .select("voucher_use.order_id");
  const { numUpdatedRows } = await db
    .updateTable("voucher_use")
    .set({ email_key: "" })
    .where("order_id", "in", over)
    .where("email_key", "!=", "")
    .where((eb) => eb.exists(voucherOf(eb).where("voucher.active_to_at", "<", endedBefore)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Removes an e-mail from vouchers in carts, and from uses except those that still count towards a limit per person,
 * which are emptied once their voucher has ended. Returns the number of changed rows.
 */
export async function forgetVoucherEmails(tx: Db, email: string, now: number): Promise<number> {
  const key = normalizeEmail(email);
  const inCarts = await tx
    .updateTable("cart_voucher")
    .set({ email: "" })
    .where(sql<SqlBool>`lower(email) = ${key}`)
    .executeTakeFirstOrThrow();
  const inUses = await tx
    .updateTable("voucher_use")
    .set({ email_key: "" })
    .where("email_key", "=", key)
    .where((eb) =>
      eb.or([
        eb("freed_at", "is not", null),
        eb.exists(
          voucherOf(eb).where(({ or, eb: ofVoucher }) =>
            or([ofVoucher("voucher.quantity_per_user", "is", null), ofVoucher("voucher.active_to_at", "<=", now)]),
          ),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(inCarts.numUpdatedRows) + Number(inUses.numUpdatedRows);
}

function voucherOf(eb: ExpressionBuilder<Tables, "voucher_use">) {
  return eb.selectFrom("voucher").whereRef("voucher.id", "=", "voucher_use.voucher_id").select("voucher.id");
}

/**
 * Returns the vouchers that an e-mail has used and those in carts with it. Leaves out codes, as they are worth money.
 */
export async function readVouchersWith(db: Db, email: string) {
  const key = normalizeEmail(email);
  const uses = await db
    .selectFrom("voucher_use")
    .innerJoin("voucher", "voucher.id", "voucher_use.voucher_id")
    .innerJoin("orders", "orders.id", "voucher_use.order_id")
    .where("voucher_use.email_key", "=", key)
    .orderBy("voucher_use.used_at")
    .orderBy("orders.number")
    .select(["voucher.kind", "orders.number as orderNumber", "voucher_use.amount_minor as amountMinor"])
    .select("voucher_use.used_at as usedAt")
    .execute();
  const inCarts = await db
    .selectFrom("cart_voucher")
    .where(sql<SqlBool>`lower(email) = ${key}`)
    .orderBy("added_at")
    .select(["kind", "added_at as addedAt"])
    .execute();
  return [...uses, ...inCarts];
}
