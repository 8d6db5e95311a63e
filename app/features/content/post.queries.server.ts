import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { safePageText } from "~/platform/text/richText";

import { type Post, type PostCard, type PostCategory, postsPerPage } from "./blog";

/** What is published by a day, as YYYY-MM-DD; of one category or of all. */
export type PostChoice = { locale: Locale; today: string; categoryId: string | null };

const cardColumns = [
  "slug",
  "title",
  "lead",
  "post_category_text.name as categoryName",
  "published_on as publishedOn",
  "picture",
  "picture_alt as pictureAlt",
] as const;

/** A page of posts, the newest first. */
export async function readPosts(db: Db, choice: PostChoice, page: number): Promise<PostCard[]> {
  return selectPosts(db, choice)
    .orderBy("published_on", "desc")
    .orderBy("post.id")
    .limit(postsPerPage)
    .offset((page - 1) * postsPerPage)
    .select(cardColumns)
    .execute();
}

export async function countPosts(db: Db, choice: PostChoice): Promise<number> {
  const { count } = await selectPosts(db, choice)
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

/** The slug in one language of the post that has this slug in any. */
export async function findPostSlug(db: Db, locale: Locale, slug: string, today: string): Promise<string | undefined> {
  const found = await selectPosts(db, { locale, today, categoryId: null })
    .where("post.id", "in", (eb) =>
      eb.selectFrom("post_text as other").where("other.slug", "=", slug).select("post_id"),
    )
    .select("post_text.slug")
    .executeTakeFirst();
  return found?.slug;
}

/** All categories of posts, in the operator's order. */
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

function selectPosts(db: Db, { locale, today, categoryId }: PostChoice) {
  return db
    .selectFrom("post")
    .innerJoin("post_text", "post_text.post_id", "post.id")
    .innerJoin("post_category_text", "post_category_text.category_id", "post.category_id")
    .where("post_text.locale", "=", locale)
    .where("post_category_text.locale", "=", locale)
    .where("published_on", "<=", today)
    .$if(categoryId !== null, (query) => query.where("post.category_id", "=", categoryId ?? ""));
}
