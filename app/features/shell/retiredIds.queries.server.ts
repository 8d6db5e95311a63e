import type { Db } from "~/platform/database/database.server";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import type { RetiredIds } from "./menuLinks";

async function readRetiredIds(db: Db): Promise<RetiredIds> {
  const categories = await db.selectFrom("category").where("retired_at", "is not", null).select("id").execute();
  const pages = await db.selectFrom("page").where("retired_at", "is not", null).select("id").execute();
  return { categories: new Set(categories.map(({ id }) => String(id))), pages: new Set(pages.map(({ id }) => id)) };
}

const cached = cachedForASecond((db: Db, _key: "retired") => readRetiredIds(db));

/** Reads the ids of retired categories and pages, cached for a second. */
export function readCachedRetiredIds(db: Db): Promise<RetiredIds> {
  return cached(db, "retired");
}
