import { readCatalogueRevision, readChangedProductIds } from "~/features/catalog/catalogueRevision.queries.server";
import { readCategoryDocuments } from "./categoryDocuments.queries.server";
import { readCategoryLinks } from "./categoryLinks.server";
import { readProductDocuments, readSomeProductDocuments } from "./productDocuments.queries.server";
import type { SearchSource } from "./searchDocument";

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
    readAll: async function* (db) {
      yield await readCategoryDocuments(db);
    },
    readLinks: readCategoryLinks,
  },
];
