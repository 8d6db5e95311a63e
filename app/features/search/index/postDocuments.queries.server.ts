import { postAddress } from "~/addresses";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { contentDocuments } from "./contentDocuments";
import { IdMap } from "./idMap";
import type { SearchDocument, SearchLink } from "./searchDocument";

const idMap = new IdMap();

/** Returns the ids that posts have in the catalog. */
export const postKeysOf = (ids: readonly number[]) => idMap.keysOf(ids);

/** Reads every post published by `today` (YYYY-MM-DD), the newest first. */
export async function readPostDocuments(db: Db, today: string): Promise<SearchDocument[]> {
  const rows = await selectPosts(db)
    .where("published_on", "<=", today)
    .orderBy("published_on", "desc")
    .orderBy("post.id")
    .select(["lead", "body_html as bodyHtml"])
    .execute();
  return contentDocuments(rows, idMap);
}

export async function readPostSearchLinks(db: Db, locale: Locale, ids: readonly number[]): Promise<SearchLink[]> {
  const wanted = idMap.keysOf(ids);
  if (wanted.length === 0) return [];
  const posts = await selectPosts(db)
    .where("post_text.locale", "=", locale)
    .where("post.id", "in", wanted)
    .select("slug")
    .execute();
  return wanted.flatMap((id) => {
    const post = posts.find((candidate) => candidate.id === id);
    return post ? [{ text: post.title, address: postAddress(locale, post), note: post.about }] : [];
  });
}

function selectPosts(db: Db) {
  return db
    .selectFrom("post")
    .innerJoin("post_text", "post_text.post_id", "post.id")
    .where("post.retired_at", "is", null)
    .innerJoin("post_category_text", (join) =>
      join
        .onRef("post_category_text.category_id", "=", "post.category_id")
        .onRef("post_category_text.locale", "=", "post_text.locale"),
    )
    .select(["post.id", "post_text.locale", "title", "post_category_text.name as about"]);
}
