import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { safePageText } from "~/platform/text/richText";

import { type Post, type PostCard, type PostCategory, postsPerPage } from "./blog";

/** Selects posts published by `today` (YYYY-MM-DD), of one category or of all. */
export type PostFilter = { locale: Locale; today: string; categoryId: string | null };

const cardColumns = [
  "slug",
  "title",
  "lead",
  "post_category_text.name as categoryName",
  "published_on as publishedOn",
  "picture",
  "picture_alt as pictureAlt",
] as const;

/** Reads a page of posts, the newest first. */
export async function readPosts(db: Db, filter: PostFilter, page: number): Promise<PostCard[]> {
  return selectPosts(db, filter)
    .orderBy("published_on", "desc")
    .orderBy("post.id")
    .limit(postsPerPage)
    .offset((page - 1) * postsPerPage)
    .select(cardColumns)
    .execute();
}

export async function countPosts(db: Db, filter: PostFilter): Promise<number> {
  const { count } = await selectPosts(db, filter)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readPost(db: Db, locale: Locale, slug: string, today: string): Promise<Post | undefined> {
  const post = await selectPosts(db, { locale, today, categoryId: null })
    .where("slug", "=", slug)
    .select([...cardColumns, "post.category_id as categoryId", "body_html as bodyHtml"])
    .executeTakeFirst();
  return post && { ...post, bodyHtml: safePageText(post.bodyHtml) };
}

/** Finds the slug in one language of the post that has this slug in any language. */
export async function findPostSlug(db: Db, locale: Locale, slug: string, today: string): Promise<string | undefined> {
  const found = await selectPosts(db, { locale, today, categoryId: null })
    .where("post.id", "in", (eb) =>
      eb.selectFrom("post_text as other").where("other.slug", "=", slug).select("post_id"),
    )
    .select("post_text.slug")
    .executeTakeFirst();
  return found?.slug;
}

/** Reads all post categories in the operator's order. */
export async function readPostCategories(db: Db, locale: Locale): Promise<PostCategory[]> {
  return db
    .selectFrom("post_category")
    .innerJoin("post_category_text", "category_id", "id")
    .where("locale", "=", locale)
    .orderBy("position")
    .orderBy("id")
    .select(["id", "name"])
    .execute();
}

function selectPosts(db: Db, { locale, today, categoryId }: PostFilter) {
  return db
    .selectFrom("post")
    .innerJoin("post_text", "post_text.post_id", "post.id")
    .innerJoin("post_category_text", "post_category_text.category_id", "post.category_id")
    .where("post_text.locale", "=", locale)
    .where("post_category_text.locale", "=", locale)
    .where("published_on", "<=", today)
    .where("post.retired_at", "is", null)
    .$if(categoryId !== null, (query) => query.where("post.category_id", "=", categoryId ?? ""));
}
