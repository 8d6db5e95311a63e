import { type Kysely, sql } from "kysely";

const isFlag = (column: string) => sql`${sql.ref(column)} in (0, 1)`;
const isLocale = sql`locale in ('cs', 'sk')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await settings(db);
  await stores(db);
  await categories(db);
  await attributes(db);
  await products(db);
  await variants(db);
  await prices(db);
  await listings(db);
}

async function settings(db: Kysely<unknown>) {
  await db.schema
    .createTable("setting")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("value_json", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("setting_pk", ["name", "locale"])
    .execute();
  await db.schema
    .createTable("currency")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("code", "text", (c) => c.notNull().unique())
    .addColumn("rate_millionths", "bigint", (c) => c.notNull().check(sql`rate_millionths > 0`))
    .addColumn("decimals", "integer", (c) => c.notNull().check(sql`decimals between 0 and 4`))
    .addColumn("symbol_before", "text", (c) => c.notNull())
    .addColumn("symbol_after", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("country")
    .addColumn("code", "text", (c) => c.primaryKey().check(sql`length(code) = 2`))
    .addColumn("position", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("tax_rate")
    .addColumn("tax_class", "text", (c) => c.notNull())
    .addColumn("country_code", "text", (c) => c.notNull().references("country.code"))
    .addColumn("rate_basis_points", "integer", (c) => c.notNull().check(sql`rate_basis_points between 0 and 10000`))
    .addPrimaryKeyConstraint("tax_rate_pk", ["tax_class", "country_code"])
    .execute();
  await db.schema
    .createTable("banner")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("set_name", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("image", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("target", "text", (c) => c.notNull())
    .execute();
}

async function stores(db: Kysely<unknown>) {
  await db.schema
    .createTable("store")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('warehouse', 'store')`))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("street", "text", (c) => c.notNull())
    .addColumn("city", "text", (c) => c.notNull())
    .addColumn("zip", "text", (c) => c.notNull())
    .addColumn("country_code", "text", (c) => c.notNull().references("country.code"))
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("store_text")
    .addColumn("store_id", "text", (c) => c.notNull().references("store.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("store_text_pk", ["store_id", "locale"])
    .execute();
  await db.schema
    .createTable("store_hours")
    .addColumn("store_id", "text", (c) => c.notNull().references("store.id").onDelete("cascade"))
    .addColumn("weekday", "integer", (c) => c.notNull().check(sql`weekday between 1 and 7`))
    .addColumn("opens_minute", "integer", (c) => c.notNull().check(sql`opens_minute between 0 and 1439`))
    .addColumn("closes_minute", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("store_hours_pk", ["store_id", "weekday"])
    .addCheckConstraint("store_hours_order", sql`closes_minute > opens_minute and closes_minute <= 1440`)
    .execute();
  await db.schema
    .createTable("store_exception")
    .addColumn("store_id", "text", (c) => c.notNull().references("store.id").onDelete("cascade"))
    .addColumn("on_date", "text", (c) => c.notNull().check(sql`length(on_date) = 10`))
    .addColumn("opens_minute", "integer")
    .addColumn("closes_minute", "integer")
    .addPrimaryKeyConstraint("store_exception_pk", ["store_id", "on_date"])
    .addCheckConstraint("store_exception_pair", sql`(opens_minute is null) = (closes_minute is null)`)
    .execute();
}

async function categories(db: Kysely<unknown>) {
  await db.schema
    .createTable("category")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("parent_id", "integer", (c) => c.references("category.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("picture", "text")
    .addCheckConstraint("category_not_own_parent", sql`parent_id is null or parent_id <> id`)
    .execute();
  await db.schema
    .createTable("category_text")
    .addColumn("category_id", "integer", (c) => c.notNull().references("category.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("name", "text", (c) => c.notNull().check(sql`name <> ''`))
    .addColumn("slug", "text", (c) => c.notNull().check(sql`slug <> ''`))
    .addColumn("description", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("category_text_pk", ["category_id", "locale"])
    .execute();
}

async function attributes(db: Kysely<unknown>) {
  await db.schema
    .createTable("colour")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("hex", "text", (c) => c.notNull().check(sql`length(hex) = 7`))
    .execute();
  await db.schema
    .createTable("colour_text")
    .addColumn("colour_id", "text", (c) => c.notNull().references("colour.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("name", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("colour_text_pk", ["colour_id", "locale"])
    .execute();
  await db.schema
    .createTable("attribute")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("position", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("attribute_text")
    .addColumn("attribute_id", "text", (c) => c.notNull().references("attribute.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("name", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("attribute_text_pk", ["attribute_id", "locale"])
    .execute();
  await db.schema
    .createTable("attribute_value")
    .addColumn("attribute_id", "text", (c) => c.notNull().references("attribute.id").onDelete("cascade"))
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("attribute_value_pk", ["attribute_id", "id"])
    .execute();
  await db.schema
    .createTable("attribute_value_text")
    .addColumn("attribute_id", "text", (c) => c.notNull())
    .addColumn("value_id", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("name", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("attribute_value_text_pk", ["attribute_id", "value_id", "locale"])
    .addForeignKeyConstraint(
      "attribute_value_text_value",
      ["attribute_id", "value_id"],
      "attribute_value",
      ["attribute_id", "id"],
      (fk) => fk.onDelete("cascade"),
    )
    .execute();
}

async function products(db: Kysely<unknown>) {
  await db.schema
    .createTable("product")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("code", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('goods', 'voucher')`))
    .addColumn("brand", "text", (c) => c.notNull())
    .addColumn("tax_class", "text", (c) => c.notNull())
    .addColumn("default_category_id", "integer", (c) => c.references("category.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("published_at", "bigint", (c) => c.notNull())
    .addColumn("price_net", "bigint", (c) => c.notNull().check(sql`price_net > 0`))
    .addColumn("price_sale_net", "bigint", (c) => c.check(sql`price_sale_net > 0`))
    .addColumn("price_eur_net", "bigint", (c) => c.check(sql`price_eur_net > 0`))
    .addColumn("price_eur_sale_net", "bigint", (c) => c.check(sql`price_eur_sale_net > 0`))
    .addColumn("is_sale_active", "integer", (c) => c.notNull().check(isFlag("is_sale_active")))
    .addColumn("is_good_price", "integer", (c) => c.notNull().check(isFlag("is_good_price")))
    .addColumn("is_bestseller", "integer", (c) => c.notNull().check(isFlag("is_bestseller")))
    .addColumn("allows_message", "integer", (c) => c.notNull().check(isFlag("allows_message")))
    .addColumn("main_picture", "text")
    .addColumn("availability", "text", (c) =>
      c.notNull().defaultTo("none").check(sql`availability in ('online', 'store', 'none')`),
    )
    .execute();
  await db.schema
    .createTable("product_text")
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("name", "text", (c) => c.notNull().check(sql`name <> ''`))
    .addColumn("slug", "text", (c) => c.notNull().check(sql`slug <> ''`))
    .addColumn("subtitle", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("more_info", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("product_text_pk", ["product_id", "locale"])
    .execute();
  await db.schema
    .createTable("product_category")
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("category_id", "integer", (c) => c.notNull().references("category.id"))
    .addPrimaryKeyConstraint("product_category_pk", ["product_id", "category_id"])
    .execute();
  await db.schema
    .createTable("product_attribute")
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("attribute_id", "text", (c) => c.notNull())
    .addColumn("value_id", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("product_attribute_pk", ["product_id", "attribute_id", "value_id"])
    .addForeignKeyConstraint("product_attribute_value", ["attribute_id", "value_id"], "attribute_value", [
      "attribute_id",
      "id",
    ])
    .execute();
  await db.schema
    .createTable("picture")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("file", "text", (c) => c.notNull().check(sql`file <> ''`))
    .addColumn("colour_id", "text", (c) => c.references("colour.id"))
    .addUniqueConstraint("picture_place", ["product_id", "position"])
    .execute();
}

async function variants(db: Kysely<unknown>) {
  await db.schema
    .createTable("variant")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("sku", "text", (c) => c.notNull().unique())
    .addColumn("ean", "text", (c) => c.unique().check(sql`length(ean) = 13`))
    .addColumn("colour_id", "text", (c) => c.references("colour.id"))
    .addColumn("size", "text", (c) => c.notNull())
    .addColumn("surcharge_net", "bigint", (c) => c.notNull().check(sql`surcharge_net >= 0`))
    .addColumn("surcharge_eur_net", "bigint", (c) => c.notNull().check(sql`surcharge_eur_net >= 0`))
    .execute();
  await sql`create unique index variant_choice on variant (product_id, coalesce(colour_id, ''), size)`.execute(db);
  await db.schema
    .createTable("stock")
    .addColumn("variant_id", "integer", (c) => c.notNull().references("variant.id").onDelete("cascade"))
    .addColumn("store_id", "text", (c) => c.notNull().references("store.id"))
    .addColumn("on_hand", "integer", (c) => c.notNull().check(sql`on_hand >= 0`))
    .addPrimaryKeyConstraint("stock_pk", ["variant_id", "store_id"])
    .execute();
}

async function prices(db: Kysely<unknown>) {
  await db.schema
    .createTable("price_log")
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("gross_minor", "bigint", (c) => c.notNull().check(sql`gross_minor > 0`))
    .addColumn("is_sale", "integer", (c) => c.notNull().check(isFlag("is_sale")))
    .addColumn("valid_from_at", "bigint", (c) => c.notNull())
    .addColumn("valid_to_at", "bigint")
    .addPrimaryKeyConstraint("price_log_pk", ["product_id", "locale", "valid_from_at"])
    .addCheckConstraint("price_log_order", sql`valid_to_at is null or valid_to_at > valid_from_at`)
    .execute();
  await sql`create unique index price_log_one_current on price_log (product_id, locale) where valid_to_at is null`.execute(
    db,
  );
  await db.schema
    .createTable("product_offer")
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("price_net", "bigint", (c) => c.notNull().check(sql`price_net > 0`))
    .addColumn("tax_basis_points", "integer", (c) => c.notNull())
    .addColumn("gross_minor", "bigint", (c) => c.notNull().check(sql`gross_minor > 0`))
    .addColumn("is_from", "integer", (c) => c.notNull().check(isFlag("is_from")))
    .addColumn("struck_minor", "bigint")
    .addColumn("discount_percent", "integer", (c) => c.notNull().check(sql`discount_percent between 0 and 99`))
    .addPrimaryKeyConstraint("product_offer_pk", ["product_id", "locale"])
    .addCheckConstraint("product_offer_struck_is_higher", sql`struck_minor is null or struck_minor > gross_minor`)
    .execute();
}

/** What a listing reads: one narrow row for each place a product is shown, in the order it is shown. */
async function listings(db: Kysely<unknown>) {
  await db.schema
    .createTable("category_listing")
    .addColumn("category_id", "integer", (c) => c.notNull().references("category.id"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("is_available", "integer", (c) => c.notNull().check(isFlag("is_available")))
    .addColumn("position", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("category_listing_pk", ["category_id", "locale", "product_id"])
    .execute();
  await sql`create index category_listing_shown on category_listing
    (category_id, locale, is_available desc, position, product_id)`.execute(db);
  await db.schema.createIndex("category_listing_product").on("category_listing").column("product_id").execute();
  await db.schema
    .createTable("category_count")
    .addColumn("category_id", "integer", (c) => c.notNull().references("category.id"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("product_count", "integer", (c) => c.notNull().check(sql`product_count >= 0`))
    .addPrimaryKeyConstraint("category_count_pk", ["category_id", "locale"])
    .execute();
}
