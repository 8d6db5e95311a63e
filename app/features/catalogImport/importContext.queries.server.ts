import { currentRowsOf } from "~/features/catalogExport/currentRows.server";
import type { Db } from "~/platform/database/database.server";
import { countryOf, locales } from "~/platform/i18n/locale";
import type { ImportContext } from "./catalog";
import { readShownPictures } from "./shownPictures.server";

/** Reads the data against which an import is validated: some 100 bytes of memory for each variant of the shop. */
export async function readImportContext(db: Db, now: number): Promise<ImportContext> {
  const categories = await db.selectFrom("category").select(["id", "parent_id", "retired_at"]).execute();
  const stores = await db.selectFrom("store").select(["id", "kind", "retired_at"]).execute();
  const values = await db.selectFrom("attribute_value").select(["attribute_id", "id"]).execute();
  const products = await db.selectFrom("product").select(["id", "code"]).execute();
  const variants = await db.selectFrom("variant").select(["product_id", "sku", "ean"]).execute();
  const posts = await db.selectFrom("post_text").select(["post_id", "locale", "slug"]).execute();
  const vouchers = await db.selectFrom("voucher").select(["code", "kind"]).execute();
  return {
    now,
    taxClasses: await readTaxClasses(db),
    countries: new Set((await db.selectFrom("country").select("code").execute()).map(({ code }) => code)),
    stores: new Set(stores.map(({ id }) => id)),
    warehouses: new Set(
      stores.flatMap((store) => (store.kind === "warehouse" && store.retired_at === null ? store.id : [])),
    ),
    colours: new Set((await db.selectFrom("colour").select("id").execute()).map(({ id }) => id)),
    attributeValues: new Set(values.map(({ attribute_id, id }) => `${attribute_id}/${id}`)),
    parents: new Map(categories.map(({ id, parent_id }) => [id, parent_id])),
    retiredCategories: new Set(categories.flatMap((category) => (category.retired_at === null ? [] : category.id))),
    codes: new Map(products.map(({ code, id }) => [code, id])),
    skus: new Map(variants.map(({ sku, product_id }) => [sku, product_id])),
    eans: new Map(variants.flatMap(({ ean, product_id }) => (ean ? [[ean, product_id]] : []))),
    postCategories: new Set((await db.selectFrom("post_category").select("id").execute()).map(({ id }) => id)),
    postSlugs: new Map(posts.map(({ locale, slug, post_id }) => [`${locale}/${slug}`, post_id])),
    voucherKinds: new Map(vouchers.map(({ code, kind }) => [code, kind])),
    pictures: await readShownPictures(db),
    currentRows: currentRowsOf(db),
  };
}

async function readTaxClasses(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom("tax_rate")
    .where(
      "country_code",
      "in",
      locales.map((locale) => countryOf[locale]),
    )
    .groupBy("tax_class")
    .having(({ fn }) => fn.count("country_code"), "=", locales.length)
    .select("tax_class")
    .execute();
  return new Set(rows.map(({ tax_class }) => tax_class));
}
