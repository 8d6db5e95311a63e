import { readCatalogRevision, readChangedProductIds } from "~/features/products/catalogRevision.queries.server";
import type { Db } from "~/platform/database/database.server";
import { dayMs } from "~/platform/time/durations";
import { readCategorySearchLinks } from "../categoryLinks.server";
import { readCategoryDocuments } from "./categoryDocuments.queries.server";
import { readPageDocuments, readPageSearchLinks } from "./pageDocuments.queries.server";
import { readPostDocuments, readPostSearchLinks } from "./postDocuments.queries.server";
import { readProductDocuments, readSomeProductDocuments } from "./productDocuments.queries.server";
import type { SearchDocument, SearchSource } from "./searchDocument";

/** Sources of all documents that the search finds; features add theirs here. */
export const searchSources: readonly SearchSource[] = [
  {
    kind: "products",
    readRevision: readCatalogRevision,
    readAll: readProductDocuments,
    readChangedIds: readChangedProductIds,
    readSome: readSomeProductDocuments,
  },
  {
    kind: "categories",
    readRevision: readCatalogRevision,
    readAll: asSingleBatch(readCategoryDocuments),
    readLinks: readCategorySearchLinks,
  },
  {
    kind: "posts",
    readRevision: readPostRevision,
    readAll: asSingleBatch(readPostDocuments),
    readLinks: readPostSearchLinks,
  },
  {
    kind: "pages",
    readRevision: readCatalogRevision,
    readAll: asSingleBatch(readPageDocuments),
    readLinks: readPageSearchLinks,
  },
];

const maxDays = 100_000;

/** Returns the revision of the posts. It includes the day, as a post is shown from its publication day on. */
async function readPostRevision(db: Db, today: string): Promise<number> {
  return (await readCatalogRevision(db)) * maxDays + Date.parse(today) / dayMs;
}

function asSingleBatch(read: (db: Db, today: string) => Promise<SearchDocument[]>): SearchSource["readAll"] {
  return async function* (db, today) {
    yield await read(db, today);
  };
}
