import { readCatalogueRevision, readChangedProductIds } from "~/features/products/catalogRevision.queries.server";
import type { Db } from "~/platform/database/database.server";
import { readCategoryLinks } from "../categoryLinks.server";
import { readCategoryDocuments } from "./categoryDocuments.queries.server";
import { readPageDocuments, readPageLinks } from "./pageDocuments.queries.server";
import { readPostDocuments, readPostLinks } from "./postDocuments.queries.server";
import { readProductDocuments, readSomeProductDocuments } from "./productDocuments.queries.server";
import type { SearchDocument, SearchSource } from "./searchDocument";

/** Everything that the search finds; a feature with something more to find adds its source here. */
export const searchSources: readonly SearchSource[] = [
  {
    kind: "products",
    readRevision: readCatalogueRevision,
    readAll: readProductDocuments,
    readChangedIds: readChangedProductIds,
    readSome: readSomeProductDocuments,
  },
  {
    kind: "categories",
    readRevision: readCatalogueRevision,
    readAll: atOnce(readCategoryDocuments),
    readLinks: readCategoryLinks,
  },
  { kind: "posts", readRevision: readPostRevision, readAll: atOnce(readPostDocuments), readLinks: readPostLinks },
  { kind: "pages", readRevision: readCatalogueRevision, readAll: atOnce(readPageDocuments), readLinks: readPageLinks },
];

const mostDays = 100_000;

/** A post is shown from its day, so that a new day is a change as well. */
async function readPostRevision(db: Db, today: string): Promise<number> {
  return (await readCatalogueRevision(db)) * mostDays + Date.parse(today) / 86_400_000;
}

function atOnce(read: (db: Db, today: string) => Promise<SearchDocument[]>): SearchSource["readAll"] {
  return async function* (db, today) {
    yield await read(db, today);
  };
}
