import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";

/** Reads the stored names of all pictures that the shop shows, each once, in alphabetical order. */
export async function readPictureFiles(db: Db): Promise<string[]> {
  const products = await db.selectFrom("picture").select("file").distinct().execute();
  const categories = await db.selectFrom("category").where("picture", "is not", null).select("picture").execute();
  const banners = await db.selectFrom("banner").where("image", "<>", "").select("image").distinct().execute();
  const pages = await db.selectFrom("page").where("picture", "is not", null).select("picture").execute();
  const posts = await db.selectFrom("post").select("picture").execute();
  const others = [...categories, ...pages, ...posts].flatMap(({ picture }) => picture ?? []);
  const files = [...products.map(({ file }) => file), ...banners.map(({ image }) => image), ...others];
  return [...new Set([...files, ...(await readSettingFiles(db))])].sort();
}

async function readSettingFiles(db: Db): Promise<string[]> {
  const files: string[] = [];
  for (const locale of locales) {
    const { guarantee_picture } = await readSettings(db, locale);
    if (guarantee_picture) files.push(guarantee_picture.file);
  }
  return files;
}
