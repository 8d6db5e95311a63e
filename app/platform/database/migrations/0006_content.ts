import { type Kysely, sql } from "kysely";

const isLocale = sql`locale in ('cs', 'sk')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await pages(db);
  await posts(db);
}

async function pages(db: Kysely<unknown>) {
  await db.schema
    .createTable("page")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("group_name", "text", (c) =>
      c.notNull().check(sql`group_name in ('shopping', 'advice', 'company', 'services')`),
    )
    .addColumn("position", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("page_text")
    .addColumn("page_id", "text", (c) => c.notNull().references("page.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("lead", "text", (c) => c.notNull())
    .addColumn("body_html", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("page_text_pk", ["page_id", "locale"])
    .execute();
  await db.schema
    .createTable("page_price")
    .addColumn("page_id", "text", (c) => c.notNull().references("page.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("price_minor", "bigint", (c) => c.notNull().check(sql`price_minor >= 0`))
    .addColumn("up_to_minor", "bigint")
    .addPrimaryKeyConstraint("page_price_pk", ["page_id", "locale", "position"])
    .addCheckConstraint("page_price_range", sql`up_to_minor is null or up_to_minor > price_minor`)
    .execute();
}

async function posts(db: Kysely<unknown>) {
  await db.schema
    .createTable("post_category")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("position", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("post_category_text")
    .addColumn("category_id", "text", (c) => c.notNull().references("post_category.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("name", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("post_category_text_pk", ["category_id", "locale"])
    .execute();
  await db.schema
    .createTable("post")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("category_id", "text", (c) => c.notNull().references("post_category.id"))
    .addColumn("published_on", "text", (c) => c.notNull())
    .addColumn("picture", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("post_newest").on("post").columns(["published_on", "id"]).execute();
  await db.schema
    .createTable("post_text")
    .addColumn("post_id", "text", (c) => c.notNull().references("post.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("lead", "text", (c) => c.notNull())
    .addColumn("body_html", "text", (c) => c.notNull())
    .addColumn("picture_alt", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("post_text_pk", ["post_id", "locale"])
    .addUniqueConstraint("post_text_slug", ["locale", "slug"])
    .execute();
}
