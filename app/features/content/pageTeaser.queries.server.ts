import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import type { PageTeaser } from "./pageTeaser";

/** Reads teasers of all pages. */
async function readTeasers(db: Db, locale: Locale): Promise<PageTeaser[]> {
  const rows = await db
    .selectFrom("page")
    .innerJoin("page_text", "page_text.page_id", "page.id")
    .leftJoin("page_price", (join) =>
      join.onRef("page_price.page_id", "=", "page.id").on("page_price.locale", "=", locale),
    )
    .where("retired_at", "is", null)
    .where("page_text.locale", "=", locale)
    .groupBy(["page.id", "picture", "picture_alt"])
    .select(({ fn }) => [
      "page.id",
      "picture",
      "picture_alt as alt",
      fn.min<number | null>("price_minor").as("fromMinor"),
      fn.max<number | null>("price_minor").as("toMinor"),
    ])
    .execute();
  return rows.map(({ id, picture: file, alt, fromMinor, toMinor }) => ({
    id,
    picture: file === null ? null : { file, alt },
    fromMinor,
    isFrom: fromMinor !== toMinor,
  }));
}

/** Reads the teasers from a cache, at most a second old. */
export const readCachedTeasers = cachedForASecond(readTeasers);
