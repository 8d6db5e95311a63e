import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { type Banner, type Banners, bannerSets } from "./banner";

/** All banners of a language, by their sets. */
export async function readBanners(db: Db, locale: Locale): Promise<Banners> {
  const rows = await db
    .selectFrom("banner")
    .where("locale", "=", locale)
    .orderBy("position")
    .orderBy("id")
    .select(["id", "set_name", "title", "url", "path", "image", "content", "target"])
    .execute();
  const ofSet = (set: string) => rows.filter(({ set_name }) => set_name === set).map(bannerOf);
  const [desktop, mobile, promo, posters] = bannerSets;
  return { [desktop]: ofSet(desktop), [mobile]: ofSet(mobile), [promo]: ofSet(promo), [posters]: ofSet(posters) };
}

/** Where a banner leads; undefined for one that is not there, empty for one that leads nowhere. */
export async function findBannerUrl(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("banner").where("id", "=", id).select("url").executeTakeFirst();
  return row?.url;
}

function bannerOf({ set_name, target, ...row }: Omit<Banner, "target"> & { set_name: string; target: string }): Banner {
  return { ...row, target: target === "_blank" ? "_blank" : "" };
}
