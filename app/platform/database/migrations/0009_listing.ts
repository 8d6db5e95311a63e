import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("catalogue_revision")
    .addColumn("id", "integer", (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn("revision", "bigint", (c) => c.notNull())
    .execute();
  await sql`insert into catalogue_revision (id, revision) values (1, 1)`.execute(db);
  await db.schema
    .alterTable("product")
    .addColumn("changed_in", "bigint", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex("product_changed_in").on("product").column("changed_in").execute();
  // Shown on /bundykabaty: jackets and coats of men, then of women.
  await sql`insert into setting (name, locale, value_json) values
    ('jackets_and_coats', 'cs', '[2, 3, 10, 11]'), ('jackets_and_coats', 'sk', '[2, 3, 10, 11]')`.execute(db);
}
