import { readFileSync } from "node:fs";

import { savePages } from "~/features/content/pageImport.queries.server";
import { type PageRow, pageRow } from "~/features/content/pageRow";
import type { Db } from "~/platform/database/database.server";

/** Returns the info pages of the sample catalog. */
export function samplePages(): PageRow[] {
  return readFileSync("catalog/pages.ndjson", "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => pageRow.parse(JSON.parse(line)));
}

/** Imports the sample's pages without the rest of the catalog; `change` may modify each. */
export async function putPages(db: Db, change: (page: PageRow) => PageRow = (page) => page): Promise<void> {
  await savePages(db, samplePages().map(change), (file) => file);
}
