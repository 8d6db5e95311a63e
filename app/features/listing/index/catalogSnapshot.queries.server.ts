import { sql } from "kysely";
import { isBestseller } from "~/features/products/bestseller.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { SnapshotRows } from "./catalogSnapshot";

/** The attribute that listings can be filtered by. */
const filteredAttribute = "material";

/** Reads at most `limit` product ids above `id`, in ascending order. */
export async function readIdsAfter(db: Db, id: number, limit: number): Promise<number[]> {
  const rows = await db.selectFrom("product").where("id", ">", id).orderBy("id").limit(limit).select("id").execute();
  return rows.map((row) => row.id);
}

/** Reads everything that listings filter and sort these products by, in both languages. Five queries. */
export async function readSnapshotRows(db: Db, ids: readonly number[]): Promise<SnapshotRows> {
  const [products, offers, categories, materials, variants] = await Promise.all([
    db
      .selectFrom("product")
      .where("id", "in", ids)
      .select(["id", "position", "default_category_id as defaultCategoryId", "availability"])
      .select(["published_at as publishedAt", "is_good_price as isGoodPrice", isBestseller.as("isBestseller")])
      .execute(),
    readOffers(db, ids),
    db
      .selectFrom("product_category")
      .where("product_id", "in", ids)
      .select(["product_id as id", "category_id as categoryId"])
      .execute(),
    db
      .selectFrom("product_attribute")
      .where("product_id", "in", ids)
      .where("attribute_id", "=", filteredAttribute)
      .select(["product_id as id", "value_id as material"])
      .execute(),
    readVariantPlaces(db, ids),
  ]);
  return { products, offers, categories, materials, variants };
}

function readOffers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("product_offer")
    .innerJoin("product_text", (join) =>
      join
        .onRef("product_text.product_id", "=", "product_offer.product_id")
        .onRef("product_text.locale", "=", "product_offer.locale"),
    )
    .where("product_offer.product_id", "in", ids)
    .select(["product_offer.product_id as id", "product_offer.locale", "product_text.name"])
    .select(["price_net as priceNet", "tax_basis_points as taxBasisPoints", "gross_minor as grossMinor"])
    .select(["struck_minor as struckMinor", "discount_percent as discountPercent"])
    .execute();
}

/** `places` are the ids of all places that have a piece, joined by spaces; null when none has. */
function readVariantPlaces(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("variant")
    .where("variant.product_id", "in", ids)
    .select(["variant.product_id as id", "variant.colour_id as colourId", "variant.size"])
    .select(["variant.surcharge_net as surchargeNet", "variant.surcharge_eur_net as surchargeEurNet"])
    .select(({ selectFrom }) =>
      selectFrom("stock")
        .innerJoin("store", "store.id", "stock.store_id")
        .where("store.retired_at", "is", null)
        .whereRef("stock.variant_id", "=", "variant.id")
        .where("stock.on_hand", ">", 0)
        .select(sql<string | null>`string_agg(stock.store_id, ' ')`.as("places"))
        .as("places"),
    )
    .execute();
}

export async function readWarehouses(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom("store").where("kind", "=", "warehouse").select("id").execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Reads the colours, materials and stores that a visitor may filter by, in their order, with their names in each
 * language.
 */
export async function readFilterLabelRows(db: Db) {
  const [colours, materials, stores] = await Promise.all([
    db
      .selectFrom("colour")
      .innerJoin("colour_text", "colour_text.colour_id", "colour.id")
      .orderBy("position")
      .orderBy("colour.id")
      .select(["colour.id as value", "locale", "name as text", "hex"])
      .execute(),
    db
      .selectFrom("attribute_value")
      .innerJoin("attribute_value_text as words", (join) =>
        join
          .onRef("words.attribute_id", "=", "attribute_value.attribute_id")
          .onRef("words.value_id", "=", "attribute_value.id"),
      )
      .where("attribute_value.attribute_id", "=", filteredAttribute)
      .orderBy("position")
      .orderBy("attribute_value.id")
      .select(["attribute_value.id as value", "words.locale", "words.name as text"])
      .execute(),
    db
      .selectFrom("store")
      .innerJoin("store_text", "store_text.store_id", "store.id")
      .where("kind", "=", "store")
      .where("retired_at", "is", null)
      .orderBy("position")
      .orderBy("store.id")
      .select(["store.id as value", "locale", "name as text"])
      .execute(),
  ]);
  return { colours, materials, stores };
}

/** Reads each category's parent; null for a root. */
export async function readParents(db: Db): Promise<Map<number, number | null>> {
  const rows = await db.selectFrom("category").select(["id", "parent_id as parentId"]).execute();
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}
