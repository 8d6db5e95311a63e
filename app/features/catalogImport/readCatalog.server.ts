import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { bannerRow } from "~/features/content/bannerRow";
import { pageRow } from "~/features/content/pageRow";
import { postCategoryRow, postRow } from "~/features/content/postRow";
import { storeRow } from "~/features/stores/storeRow";
import { type Catalogue, type CatalogueFile, catalogueFiles, type Problem, type ShopFacts } from "./catalog";
import { readRows } from "./readRows.server";
import { attributeRow } from "./rows/attributeRow";
import { categoryRow } from "./rows/categoryRow";
import { siftCategories } from "./rows/categoryTree";
import { colourRow } from "./rows/colourRow";
import { type ProductRow, productRow } from "./rows/productRow";
import { siftPosts } from "./rows/validatePosts";
import { siftProducts } from "./rows/validateProducts";
import { type Located, onlyOnce, type Sifted, sift, unknown } from "./rows/validateRows";

export type ReadCatalogue = {
  /** Only rows without a problem. */
  catalogue: Catalogue & { products: readonly ProductRow[] };
  /** In the order of `catalogueFiles`, then of the lines. */
  problems: Problem[];
};

/**
 * Reads the `*.ndjson` files of a folder and checks each row by itself, against the others and against the shop.
 * Files that are missing bring nothing, but one must be there. `pictures/` holds the picture files.
 */
export async function readCatalogue(folder: string, shop: ShopFacts): Promise<ReadCatalogue> {
  const pictures = await picturesIn(folder);
  const read = {
    colours: await readRows(folder, "colours.ndjson", colourRow),
    attributes: await readRows(folder, "attributes.ndjson", attributeRow),
    categories: await readRows(folder, "categories.ndjson", categoryRow),
    stores: await readRows(folder, "stores.ndjson", storeRow),
    banners: await readRows(folder, "banners.ndjson", bannerRow),
    products: await readRows(folder, "products.ndjson", productRow),
    pages: await readRows(folder, "pages.ndjson", pageRow),
    postCategories: await readRows(folder, "post-categories.ndjson", postCategoryRow),
    posts: await readRows(folder, "posts.ndjson", postRow),
  };
  const colours = siftById("colours.ndjson", read.colours);
  const attributes = siftById("attributes.ndjson", read.attributes);
  const stores = siftById("stores.ndjson", read.stores, ({ country }) =>
    unknown("country", country, shop.countries.has(country)),
  );
  const banners = siftById("banners.ndjson", read.banners, (banner) => pictureComplaints(banner, pictures));
  const categories = siftCategories(read.categories.good, shop.parents, (category) =>
    pictureComplaints(category, pictures),
  );
  const products = siftProducts(read.products.good, {
    ...shop,
    pictures,
    colours: new Set([...shop.colours, ...idsOf(colours.good)]),
    stores: new Set([...shop.stores, ...idsOf(stores.good)]),
    categories: new Set([...shop.parents.keys(), ...idsOf(categories.good)]),
    attributeValues: new Set([...shop.attributeValues, ...attributes.good.flatMap(({ row }) => valuesOf(row))]),
  });
  const pages = siftById("pages.ndjson", read.pages, (page) => pictureComplaints(page, pictures));
  const postCategories = siftById("post-categories.ndjson", read.postCategories);
  const posts = siftPosts(read.posts.good, {
    ...shop,
    pictures,
    postCategories: new Set([...shop.postCategories, ...idsOf(postCategories.good)]),
  });
  const sifted = { colours, attributes, categories, stores, banners, products, pages, postCategories, posts };
  return {
    catalogue: {
      colours: rowsOf(colours),
      attributes: rowsOf(attributes),
      categories: rowsOf(categories),
      stores: rowsOf(stores),
      banners: rowsOf(banners),
      products: rowsOf(products),
      pages: rowsOf(pages),
      postCategories: rowsOf(postCategories),
      posts: rowsOf(posts),
    },
    problems: inOrder([...folderProblems(folder), ...problemsOf(read), ...problemsOf(sifted)]),
  };
}

async function picturesIn(folder: string): Promise<ReadonlySet<string>> {
  const pictures = join(folder, "pictures");
  return new Set(existsSync(pictures) ? await readdir(pictures) : []);
}

function folderProblems(folder: string): Problem[] {
  if (catalogueFiles.some((file) => existsSync(join(folder, file)))) return [];
  return [
    { file: "products.ndjson", line: 1, reason: `the file is not in ${folder}, and no other one of a catalogue` },
  ];
}

function pictureComplaints({ picture }: { picture?: string | undefined }, pictures: ReadonlySet<string>): string[] {
  return picture && !pictures.has(picture) ? [`picture names ${picture}, which is not in pictures/`] : [];
}

function siftById<Row extends { id: string }>(
  file: CatalogueFile,
  { good }: Sifted<Row>,
  complaintsAbout: (row: Row) => string[] = () => [],
): Sifted<Row> {
  const repeated = onlyOnce();
  return sift(file, good, ({ row, line }) => [...repeated("id", row.id, line), ...complaintsAbout(row)]);
}

function idsOf<Id>(located: readonly Located<{ id: Id }>[]): Id[] {
  return located.map(({ row }) => row.id);
}

function valuesOf({ id, values }: { id: string; values: { id: string }[] }): string[] {
  return values.map((value) => `${id}/${value.id}`);
}

function rowsOf<Row>({ good }: Sifted<Row>): Row[] {
  return good.map(({ row }) => row);
}

function problemsOf(sifted: Record<string, { problems: Problem[] }>): Problem[] {
  return Object.values(sifted).flatMap(({ problems }) => problems);
}

function inOrder(problems: Problem[]): Problem[] {
  const place = (file: CatalogueFile) => catalogueFiles.indexOf(file);
  return problems.sort((a, b) => place(a.file) - place(b.file) || a.line - b.line);
}
