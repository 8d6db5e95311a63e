import { selectLengths } from "~/features/sizes/garmentMeasures.queries.server";
import { onHandOnline } from "~/features/stores/stock.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { productTextColumns } from "./productTexts";

/** A product as the API shows it, with its stored net prices in 1/10000 of the currency's unit. */
export type ProductApiRow = Awaited<ReturnType<typeof selectProducts>>[number] & {
  pictures: { id: number; file: string }[];
  categories: { id: number; name: string; slug: string }[];
  variants: { id: number; surchargeNet: number; surchargeEurNet: number; onHand: number }[];
};

/** Reads products in the order of the ids, without those that the shop version does not sell. Always four queries. */
export async function readProductApiRows(db: Db, locale: Locale, ids: readonly number[]): Promise<ProductApiRow[]> {
  if (ids.length === 0) return [];
  const [products, pictures, categories, variants] = await Promise.all([
    selectProducts(db, locale, ids),
    selectPictures(db, ids),
    selectCategories(db, locale, ids),
    selectSurcharges(db, ids),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const of =
    <Row extends { productId: number }>(rows: readonly Row[]) =>
    (id: number) =>
      rows.filter(({ productId }) => productId === id).map(({ productId: _, ...row }) => row);
  const [picturesOf, categoriesOf, variantsOf] = [of(pictures), of(categories), of(variants)];
  return ids.flatMap((id) => {
    const product = byId.get(id);
    if (!product) return [];
    const related = { pictures: picturesOf(id), categories: categoriesOf(id) };
    return [{ ...product, ...related, variants: variantsOf(id).map((row) => ({ ...row, onHand: row.onHand ?? 0 })) }];
  });
}

function selectProducts(db: Db, locale: Locale, ids: readonly number[]) {
  return db
    .selectFrom("product")
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.product_id", "=", "product.id").on("product_text.locale", "=", locale),
    )
    .innerJoin("product_offer", (join) =>
      join.onRef("product_offer.product_id", "=", "product.id").on("product_offer.locale", "=", locale),
    )
    .where("product.id", "in", ids)
    .select([
      "product.id",
      "code",
      "brand",
      "name",
      "slug",
      ...productTextColumns,
      "main_picture as mainPicture",
      "default_category_id as defaultCategoryId",
      "product.price_net as regularNet",
      "price_sale_net as saleNet",
      "price_eur_net as regularEurNet",
      "price_eur_sale_net as saleEurNet",
      "is_sale_active as isSaleActive",
      "sale_from_at as saleFromAt",
      "sale_to_at as saleToAt",
      "tax_basis_points as taxBasisPoints",
      "gross_minor as grossMinor",
      "struck_minor as struckMinor",
      "availability",
      "allows_message as allowsMessage",
      "published_at as publishedAt",
      "is_bestseller as isBestseller",
      "is_good_price as isGoodPrice",
      selectLengths.as("lengths"),
    ])
    .execute();
}

function selectPictures(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("picture")
    .where("product_id", "in", ids)
    .orderBy("position")
    .select(["product_id as productId", "id", "file"])
    .execute();
}

function selectCategories(db: Db, locale: Locale, ids: readonly number[]) {
  return db
    .selectFrom("product_category")
    .innerJoin("category", "category.id", "product_category.category_id")
    .innerJoin("category_text", (join) =>
      join.onRef("category_text.category_id", "=", "category.id").on("category_text.locale", "=", locale),
    )
    .where("product_id", "in", ids)
    .orderBy("category.position")
    .orderBy("category.id")
    .select(["product_id as productId", "category.id", "name", "slug"])
    .execute();
}

function selectSurcharges(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("variant")
    .where("variant.product_id", "in", ids)
    .orderBy("variant.position")
    .orderBy("variant.id")
    .select((eb) => [
      "variant.product_id as productId",
      "variant.id",
      "surcharge_net as surchargeNet",
      "surcharge_eur_net as surchargeEurNet",
      onHandOnline(eb).as("onHand"),
    ])
    .execute();
}
