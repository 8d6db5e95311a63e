import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/** The cart offers goods of certain kinds, such as gloves and care products: they are found without reading all goods. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex("product_attribute_value_goods")
    .on("product_attribute")
    .columns(["attribute_id", "value_id", "product_id"])
    .execute();
}
