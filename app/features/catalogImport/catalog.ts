import type { CurrentRows } from "~/features/catalogExport/currentRows.server";
import type { BannerRow } from "~/features/content/bannerRow";
import type { PageRow } from "~/features/content/pageRow";
import type { PostCategoryRow, PostRow } from "~/features/content/postRow";
import type { StoreRow } from "~/features/stores/storeRow";
import type { VoucherKind } from "~/features/vouchers/voucherKinds";
import type { VoucherRow } from "~/features/vouchers/voucherRow";
import type { AttributeRow } from "./rows/attributeRow";
import type { CategoryRow } from "./rows/categoryRow";
import type { ColourRow } from "./rows/colourRow";
import type { ProductRow } from "./rows/productRow";

/** The content of a folder of catalog files or of a generator; `products` is iterated once. */
export type Catalog = {
  colours: readonly ColourRow[];
  attributes: readonly AttributeRow[];
  categories: readonly CategoryRow[];
  stores: readonly StoreRow[];
  banners: readonly BannerRow[];
  products: Iterable<ProductRow>;
  pages: readonly PageRow[];
  postCategories: readonly PostCategoryRow[];
  posts: readonly PostRow[];
  vouchers: readonly VoucherRow[];
};

export const catalogFileNames = [
  "colours.ndjson",
  "attributes.ndjson",
  "categories.ndjson",
  "stores.ndjson",
  "banners.ndjson",
  "products.ndjson",
  "pages.ndjson",
  "post-categories.ndjson",
  "posts.ndjson",
  "vouchers.ndjson",
] as const;
export type CatalogFile = (typeof catalogFileNames)[number];

/** A reason why a line of a file cannot be imported. `reason` is a sentence without its full stop. */
export type Problem = { file: CatalogFile; line: number; reason: string };

/** What the shop contains before an import; files may refer to it and must not reuse identifiers of others. */
export type ImportContext = {
  /** Milliseconds since 1970. */
  now: number;
  /** Tax classes with a rate in the country of every shop version. */
  taxClasses: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  stores: ReadonlySet<string>;
  colours: ReadonlySet<string>;
  /** Each value is written as `attribute/value`. */
  attributeValues: ReadonlySet<string>;
  /** Parent of each category. */
  parents: ReadonlyMap<number, number | null>;
  /** Categories that the shop no longer has. */
  retiredCategories: ReadonlySet<number>;
  /** The warehouses that are not retired. */
  warehouses: ReadonlySet<string>;
  /** Id of the product with each code. */
  codes: ReadonlyMap<string, number>;
  /** Id of the product with each SKU. */
  skus: ReadonlyMap<string, number>;
  /** Id of the product with each EAN. */
  eans: ReadonlyMap<string, number>;
  postCategories: ReadonlySet<string>;
  /** Id of the post at each address, which is written as `cs/slug`. */
  postSlugs: ReadonlyMap<string, string>;
  /** Kind of the voucher of each code. */
  voucherKinds: ReadonlyMap<string, VoucherKind>;
  /** Stored name of each picture that the shop shows, by that name and by the name under which it was imported. */
  pictures: ReadonlyMap<string, string>;
  /** Reads the shop's own lines, with which incomplete lines of files are filled in. */
  currentRows: CurrentRows;
};
