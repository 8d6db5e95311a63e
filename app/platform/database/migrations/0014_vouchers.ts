import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/**
 * Vouchers, the carts that they are in, and what they took off an order. The price of an order before gift vouchers
 * paid a part of it is now its value; its total is what is left to pay. The goods of an order are counted after
 * discounts.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await vouchers(db);
  await vouchersInCarts(db);
  await voucherUses(db);
  await orderDiscounts(db);
  await orderTotals(db);
}

async function vouchers(db: Kysely<Tables>) {
  const isAmount = (column: string) => sql`${sql.ref(column)} > 0`;
  await db.schema
    .createTable("voucher")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("code", "text", (c) =>
      c.notNull().unique().check(sql`code = upper(code) and length(code) between 1 and 32`),
    )
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('percent', 'amount', 'gift')`))
    .addColumn("service_type", "text", (c) => c.notNull().check(sql`service_type in ('eshop', 'sluzby')`))
    .addColumn("percent_basis_points", "integer", (c) => c.check(sql`percent_basis_points between 1 and 10000`))
    .addColumn("value_czk_minor", "bigint", (c) => c.check(isAmount("value_czk_minor")))
    .addColumn("value_eur_minor", "bigint", (c) => c.check(isAmount("value_eur_minor")))
    .addColumn("balance_minor", "bigint", (c) => c.check(sql`balance_minor >= 0`))
    .addColumn("active_from_at", "bigint", (c) => c.notNull())
    .addColumn("active_to_at", "bigint")
    .addColumn("quantity", "integer", (c) => c.check(isAmount("quantity")))
    .addColumn("quantity_per_user", "integer", (c) => c.check(isAmount("quantity_per_user")))
    .addColumn("minimal_czk_minor", "bigint", (c) => c.check(isAmount("minimal_czk_minor")))
    .addColumn("minimal_eur_minor", "bigint", (c) => c.check(isAmount("minimal_eur_minor")))
    .addColumn("product_id", "integer", (c) => c.references("product.id").onDelete("cascade"))
    .addColumn("category_id", "integer", (c) => c.references("category.id").onDelete("cascade"))
    .addColumn("brand", "text")
    .addColumn("needs_email", "integer", (c) => c.notNull().check(sql`needs_email in (0, 1)`))
    .addColumn("used_count", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addCheckConstraint("voucher_lasts", sql`active_to_at is null or active_to_at >= active_from_at`)
    .addCheckConstraint(
      "voucher_is_not_overdrawn",
      sql`used_count >= 0 and (quantity is null or used_count <= quantity)`,
    )
    .addCheckConstraint("voucher_has_its_value", valueOfKind)
    .execute();
}

const valueOfKind = sql`case kind
  when 'percent' then percent_basis_points is not null and value_czk_minor is null and value_eur_minor is null
    and balance_minor is null
  when 'amount' then percent_basis_points is null and (value_czk_minor is not null or value_eur_minor is not null)
    and balance_minor is null
  else percent_basis_points is null and (value_czk_minor is null) <> (value_eur_minor is null)
    and balance_minor is not null and balance_minor <= coalesce(value_czk_minor, value_eur_minor)
  end`;

/** `kind` is the voucher's own, so that the database keeps a second percent voucher out of a cart. */
async function vouchersInCarts(db: Kysely<Tables>) {
  await db.schema
    .createTable("cart_voucher")
    .addColumn("cart_id", "text", (c) => c.notNull().references("cart.id").onDelete("cascade"))
    .addColumn("voucher_id", "text", (c) => c.notNull().references("voucher.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("added_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("cart_voucher_pk", ["cart_id", "voucher_id"])
    .execute();
  await sql`create unique index cart_voucher_one_percent on cart_voucher (cart_id) where kind = 'percent'`.execute(db);
}

async function voucherUses(db: Kysely<Tables>) {
  await db.schema
    .createTable("voucher_use")
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("voucher_id", "text", (c) => c.notNull().references("voucher.id"))
    .addColumn("email_key", "text", (c) => c.notNull())
    .addColumn("customer_id", "text", (c) => c.references("customer.id").onDelete("set null"))
    .addColumn("amount_minor", "bigint", (c) => c.notNull().check(sql`amount_minor > 0`))
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .addColumn("freed_at", "bigint")
    .addPrimaryKeyConstraint("voucher_use_pk", ["order_id", "voucher_id"])
    .execute();
  await db.schema.createIndex("voucher_use_of").on("voucher_use").columns(["voucher_id", "email_key"]).execute();
}

/** The discount as it stands on the order for good, whatever happens to the voucher later. */
async function orderDiscounts(db: Kysely<Tables>) {
  await db.schema
    .createTable("order_discount")
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('club', 'percent', 'amount', 'gift')`))
    .addColumn("voucher_id", "text")
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("basis_points", "integer")
    .addColumn("amount_minor", "bigint", (c) => c.notNull().check(sql`amount_minor > 0`))
    .addPrimaryKeyConstraint("order_discount_pk", ["order_id", "position"])
    .execute();
  await db.schema
    .alterTable("order_line")
    .addColumn("discount_minor", "bigint", (c) =>
      c.notNull().defaultTo(0).check(sql`discount_minor between 0 and line_minor`),
    )
    .execute();
}

/** The renamed column keeps its constraint: goods, delivery, payment and rounding add up to the value. */
async function orderTotals(db: Kysely<Tables>) {
  await db.schema.alterTable("orders").renameColumn("total_minor", "value_minor").execute();
  await db.schema.alterTable("orders").addColumn("total_minor", "bigint").execute();
  await sql`update orders set total_minor = value_minor`.execute(db);
  await db.schema
    .alterTable("orders")
    .addColumn("discount_minor", "bigint", (c) => c.notNull().defaultTo(0).check(sql`discount_minor >= 0`))
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("gift_minor", "bigint", (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`gift_minor >= 0 and total_minor is not null and total_minor >= 0
          and total_minor = value_minor - gift_minor`),
    )
    .execute();
}
