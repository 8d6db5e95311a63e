import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("search_miss")
    .addColumn("missed_on", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull().check(sql`locale in ('cs', 'sk')`))
    .addColumn("query", "text", (c) => c.notNull().check(sql`length(query) between 1 and 100`))
    .addColumn("times", "integer", (c) => c.notNull().check(sql`times > 0`))
    .addPrimaryKeyConstraint("search_miss_key", ["missed_on", "locale", "query"])
    .execute();
  await db.schema
    .createIndex("product_bestseller")
    .on("product")
    .columns(["is_bestseller", "availability", "position", "id"])
    .execute();
}
