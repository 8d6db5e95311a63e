import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/**
 * The cart recommends products of certain kinds, such as gloves and care products; the index finds them without reading
 * all products.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex("product_attribute_value_goods")
    .on("product_attribute")
    .columns(["attribute_id", "value_id", "product_id"])
    .execute();
}
