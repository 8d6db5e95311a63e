import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

const pointCarriers = ["packeta", "balikovna", "ppl-parcelshop", "gls", "dpd"];

/**
 * Pickup points of carriers (decision 56). What a carrier is stands only in the table of carriers in code; its rows in
 * the database have the order, the prices and the payments. Of the carriers with pickup points, only Packeta has a
 * price: the others are off.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("carrier").dropColumn("kind").execute();
  await points(db);
  await references(db);
  await carriers(db);
}

async function points(db: Kysely<Tables>) {
  await db.schema
    .createTable("pickup_point")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("carrier_id", "text", (c) => c.notNull().references("carrier.id"))
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('shop', 'box')`))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("street", "text", (c) => c.notNull())
    .addColumn("city", "text", (c) => c.notNull())
    .addColumn("zip", "text", (c) => c.notNull())
    .addColumn("country_code", "text", (c) => c.notNull().references("country.code"))
    .addColumn("latitude", "double precision", (c) => c.check(sql`latitude between -90 and 90`))
    .addColumn("longitude", "double precision", (c) => c.check(sql`longitude between -180 and 180`))
    .addColumn("takes_card", "integer", (c) => c.check(sql`takes_card in (0, 1)`))
    .addColumn("is_accessible", "integer", (c) => c.check(sql`is_accessible in (0, 1)`))
    .addColumn("max_grams", "integer", (c) => c.check(sql`max_grams > 0`))
    .addColumn("max_side_mm", "integer", (c) => c.check(sql`max_side_mm > 0`))
    .addColumn("hours_json", "text", (c) => c.notNull())
    .addColumn("exceptions_json", "text", (c) => c.notNull())
    .addColumn("is_open", "integer", (c) => c.notNull().check(sql`is_open in (0, 1)`))
    .addColumn("zip_key", "text", (c) => c.notNull())
    .addColumn("city_key", "text", (c) => c.notNull())
    .addColumn("words", "text", (c) => c.notNull())
    .addColumn("imported_at", "bigint", (c) => c.notNull())
    .addColumn("import_id", "text", (c) => c.notNull())
    .addUniqueConstraint("pickup_point_code", ["carrier_id", "code"])
    .execute();
  await db.schema
    .createIndex("pickup_point_offered")
    .on("pickup_point")
    .columns(["carrier_id", "country_code", "is_open"])
    .execute();
}

async function references(db: Kysely<Tables>) {
  for (const table of ["cart", "orders"]) {
    await db.schema
      .alterTable(table)
      .addColumn("pickup_point_id", "text", (c) => c.references("pickup_point.id"))
      .execute();
  }
}

async function carriers(db: Kysely<Tables>) {
  await sql`update carrier set position = 7 where id = 'pickup'`.execute(db);
  await db
    .insertInto("carrier")
    .values(pointCarriers.map((id, index) => ({ id, position: index + 2 })))
    .execute();
  await db
    .insertInto("carrier_price")
    .values([
      { carrier_id: "packeta", locale: "cs", price_minor: 89 },
      { carrier_id: "packeta", locale: "sk", price_minor: 390 },
    ])
    .execute();
  const payments = await db.selectFrom("payment_method").select("id").execute();
  await db
    .insertInto("carrier_payment")
    .values(pointCarriers.flatMap((carrier_id) => payments.map(({ id }) => ({ carrier_id, payment_id: id }))))
    .execute();
}
