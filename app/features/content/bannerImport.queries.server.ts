import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";

import { bannerPicturePath } from "./banner";
import type { BannerRow } from "./bannerRow";

/** Replaces all banners; an empty list changes nothing. `nameOf` returns the stored name of a picture. */
export async function replaceBanners(
  db: Db,
  rows: readonly BannerRow[],
  nameOf: (file: string) => string,
): Promise<void> {
  if (rows.length === 0) return;
  await db.deleteFrom("banner").execute();
  const banners = rows.flatMap((row) =>
    locales.map((locale) => ({
      id: `${row.id}-${locale}`,
      set_name: row.set,
      locale,
      position: row.position,
      title: row.title[locale],
      url: row.url[locale],
      path: row.picture ? bannerPicturePath : "",
      image: row.picture ? nameOf(row.picture) : "",
      content: row.content[locale],
      target: row.target,
    })),
  );
  for (const banner of banners) await db.insertInto("banner").values(banner).execute();
}
