import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import type { Banner, BannerSet, Banners } from "./banner";

/** Reads all banners of a language, grouped by set. */
export async function readBanners(db: Db, locale: Locale): Promise<Banners> {
  const rows = await db
    .selectFrom("banner")
    .where("locale", "=", locale)
    .orderBy("position")
    .orderBy("id")
    .select(["id", "set_name", "title", "url", "path", "image", "content", "target"])
    .execute();
  const ofSet = (set: BannerSet) => rows.filter(({ set_name }) => set_name === set).map(bannerOf);
  return {
    "banner.popup_desktop": ofSet("banner.popup_desktop"),
    "banner.popup_mobile": ofSet("banner.popup_mobile"),
    "banner.promo": ofSet("banner.promo"),
    "banner.hero_desktop": ofSet("banner.hero_desktop"),
    "banner.hero_mobile": ofSet("banner.hero_mobile"),
    "banner.posters": ofSet("banner.posters"),
    "banner.leathers": ofSet("banner.leathers"),
  };
}

/** Finds the URL of a banner; undefined for an unknown banner, empty for one without a link. */
export async function findBannerUrl(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("banner").where("id", "=", id).select("url").executeTakeFirst();
  return row?.url;
}

function bannerOf({ set_name, target, ...row }: Omit<Banner, "target"> & { set_name: string; target: string }): Banner {
  return { ...row, target: target === "_blank" ? "_blank" : "" };
}

/** Reads the banners from a cache, at most a second old. */
export const readCachedBanners = cachedForASecond(readBanners);
