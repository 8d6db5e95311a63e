import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { bannerRow } from "~/features/content/bannerRow";
import { pageNeed } from "~/features/content/contentRetirement.queries.server";
import { pageRow } from "~/features/content/pageRow";
import { postCategoryRow, postRow } from "~/features/content/postRow";
import { isFixedCategory } from "~/features/products/categoryRetirement.queries.server";
import { type StoreRow, storeRow } from "~/features/stores/storeRow";
import { voucherRow } from "~/features/vouchers/voucherRow";
import { type Catalog, type CatalogFile, catalogFileNames, type ImportContext, type Problem } from "./catalog";
import { readRows } from "./readRows.server";
import { attributeRow } from "./rows/attributeRow";
import { type CategoryRow, categoryRow } from "./rows/categoryRow";
import { validateCategories } from "./rows/categoryTree";
import { colourRow } from "./rows/colourRow";
import { type ProductRow, productRow } from "./rows/productRow";
import { lastWarehouse, retirementErrors, shownBelow } from "./rows/retirementErrors";
import { validatePosts } from "./rows/validatePosts";
import { validateProducts } from "./rows/validateProducts";
import { missingReference, type SourceRow, uniqueness, type ValidationResult, validate } from "./rows/validateRows";
import { validateVouchers } from "./rows/validateVouchers";

export type ReadCatalog = {
  /** Contains only valid rows. */
  catalog: Catalog & { products: readonly ProductRow[] };
  /** Sorted by `catalogFileNames`, then by line. */
  problems: Problem[];
};

/**
 * Reads the `*.ndjson` files of a folder and validates each row by itself, against the others and against the shop.
 * Files may be missing, but at least one must exist. `pictures/` contains the picture files.
 */
export async function readCatalog(folder: string, shop: ImportContext): Promise<ReadCatalog> {
  const pictures = new Set([...shop.pictures.keys(), ...(await picturesIn(folder))]);
  const read = {
    colours: await readRows(folder, "colours.ndjson", colourRow, shop),
    attributes: await readRows(folder, "attributes.ndjson", attributeRow, shop),
    categories: await readRows(folder, "categories.ndjson", categoryRow, shop),
    stores: await readRows(folder, "stores.ndjson", storeRow, shop),
    banners: await readRows(folder, "banners.ndjson", bannerRow, shop),
    products: await readRows(folder, "products.ndjson", productRow, shop),
    pages: await readRows(folder, "pages.ndjson", pageRow, shop),
    postCategories: await readRows(folder, "post-categories.ndjson", postCategoryRow, shop),
    posts: await readRows(folder, "posts.ndjson", postRow, shop),
    vouchers: await readRows(folder, "vouchers.ndjson", voucherRow, shop),
  };
  const colours = validateById("colours.ndjson", read.colours);
  const attributes = validateById("attributes.ndjson", read.attributes);
  const stores = validateStores(read.stores, shop);
  const banners = validateById("banners.ndjson", read.banners, (banner) => pictureErrors(banner, pictures));
  const categories = validateShopCategories(read.categories.good, shop, pictures);
  const categoryIds = new Set([...shop.parents.keys(), ...idsOf(categories.good)]);
  const products = validateProducts(read.products.good, {
    ...shop,
    pictures,
    colours: new Set([...shop.colours, ...idsOf(colours.good)]),
    stores: new Set([...shop.stores, ...idsOf(stores.good)]),
    categories: categoryIds,
    attributeValues: new Set([...shop.attributeValues, ...attributes.good.flatMap(({ row }) => valuesOf(row))]),
  });
  const pages = validateById("pages.ndjson", read.pages, (page) => [
    ...pictureErrors(page, pictures),
    ...retirementErrors(page, shop.now, pageNeed(page.id) !== undefined),
  ]);
  const postCategories = validateById("post-categories.ndjson", read.postCategories);
  const posts = validatePosts(read.posts.good, {
    ...shop,
    pictures,
    postCategories: new Set([...shop.postCategories, ...idsOf(postCategories.good)]),
  });
  const vouchers = validateVouchers(read.vouchers.good, {
    products: new Set([...shop.codes.values(), ...idsOf(products.good)]),
    categories: categoryIds,
    kinds: shop.voucherKinds,
  });
  const result = { colours, attributes, categories, stores, banners, products, pages, postCategories, posts, vouchers };
  return {
    catalog: {
      colours: rowsOf(colours),
      attributes: rowsOf(attributes),
      categories: rowsOf(categories),
      stores: rowsOf(stores),
      banners: rowsOf(banners),
      products: rowsOf(products),
      pages: rowsOf(pages),
      postCategories: rowsOf(postCategories),
      posts: rowsOf(posts),
      vouchers: rowsOf(vouchers),
    },
    problems: sortProblems([...folderProblems(folder), ...problemsOf(read), ...problemsOf(result)]),
  };
}

function validateStores(read: ValidationResult<StoreRow>, shop: ImportContext) {
  const warehouseErrors = lastWarehouse(read.good, shop);
  return validateById("stores.ndjson", read, (store) => [
    ...missingReference("country", store.country, shop.countries.has(store.country)),
    ...warehouseErrors(store),
    ...retirementErrors(store, shop.now, false),
  ]);
}

function validateShopCategories(
  rows: readonly SourceRow<CategoryRow>[],
  shop: ImportContext,
  pictures: ReadonlySet<string>,
) {
  const belowErrors = shownBelow(rows, shop);
  return validateCategories(rows, shop.parents, (category) => [
    ...pictureErrors(category, pictures),
    ...belowErrors(category),
    ...retirementErrors(category, shop.now, isFixedCategory(category.id)),
  ]);
}

async function picturesIn(folder: string): Promise<ReadonlySet<string>> {
  const pictures = join(folder, "pictures");
  return new Set(existsSync(pictures) ? await readdir(pictures) : []);
}

function folderProblems(folder: string): Problem[] {
  if (catalogFileNames.some((file) => existsSync(join(folder, file)))) return [];
  return [{ file: "products.ndjson", line: 1, reason: `the file is not in ${folder}, and no other one of a catalog` }];
}

function pictureErrors({ picture }: { picture?: string | undefined }, pictures: ReadonlySet<string>): string[] {
  return picture && !pictures.has(picture)
    ? [`picture names ${picture}, which is neither in pictures/ nor in the shop`]
    : [];
}

function validateById<Row extends { id: string }>(
  file: CatalogFile,
  { good }: ValidationResult<Row>,
  findErrors: (row: Row) => string[] = () => [],
): ValidationResult<Row> {
  const repeated = uniqueness();
  return validate(file, good, ({ row, line }) => [...repeated("id", row.id, line), ...findErrors(row)]);
}

function idsOf<Id>(rows: readonly SourceRow<{ id: Id }>[]): Id[] {
  return rows.map(({ row }) => row.id);
}

function valuesOf({ id, values }: { id: string; values: { id: string }[] }): string[] {
  return values.map((value) => `${id}/${value.id}`);
}

function rowsOf<Row>({ good }: ValidationResult<Row>): Row[] {
  return good.map(({ row }) => row);
}

function problemsOf(result: Record<string, { problems: Problem[] }>): Problem[] {
  return Object.values(result).flatMap(({ problems }) => problems);
}

function sortProblems(problems: Problem[]): Problem[] {
  const orderOf = (file: CatalogFile) => catalogFileNames.indexOf(file);
  return problems.sort((a, b) => orderOf(a.file) - orderOf(b.file) || a.line - b.line);
}
