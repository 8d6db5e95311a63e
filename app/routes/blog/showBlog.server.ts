import { addressOf, postAddress } from "~/addresses";
import type { BlogView } from "~/features/content/BlogPage";
import { countBlogPages, parseBlogPage } from "~/features/content/blog";
import { findRetiredPost } from "~/features/content/contentRetirement.queries.server";
import { buildCrumbs } from "~/features/content/crumbs";
import type { PostView } from "~/features/content/PostPage";
import {
  countPosts,
  findPostSlug,
  readPost,
  readPostCategories,
  readPosts,
} from "~/features/content/post.queries.server";
import { otherLocale } from "~/platform/i18n/locale";
import type { Visit } from "~/visit/visit.server";

type ShownBlogPage =
  | { kind: "blog"; title: string; description: string; view: BlogView }
  | { kind: "post"; title: string; description: string; elsewhere: string | null; view: PostView }
  | { kind: "moved"; to: string }
  /** `to` is the path that replaces a retired page; null when nothing does. */
  | { kind: "gone"; to: string | null }
  | { kind: "unknown" };

/**
 * Shows a page of posts. An unknown category is ignored (decision 32); a page beyond the end does not exist (decision
 * 30).
 */
export async function showBlog({ db, locale, t, url }: Visit, today: string): Promise<ShownBlogPage> {
  const query = url.searchParams;
  const categories = await readPostCategories(db, locale);
  const category = categories.find(({ id }) => id === query.get("kategorie"));
  const filter = { locale, today, categoryId: category?.id ?? null };
  const pageCount = countBlogPages(await countPosts(db, filter));
  const page = parseBlogPage(query.get("strana"));
  if (page === undefined || page > pageCount) return { kind: "unknown" };
  const name = t("content:blog.title");
  const view: BlogView = {
    crumbs: buildCrumbs(locale, t("ui:home"), [], name),
    categories,
    categoryId: filter.categoryId,
    posts: await readPosts(db, filter, page),
    page,
    pageCount,
  };
  const title = category ? `${category.name} – ${name}` : page > 1 ? t("content:blog.pageTitle", { page }) : name;
  return { kind: "blog", title, description: t("content:blog.lead"), view };
}

const otherCount = 3;

export async function showPost({ db, locale, t }: Visit, today: string, slug: string): Promise<ShownBlogPage> {
  const post = await readPost(db, locale, slug, today);
  if (!post) {
    const own = await findPostSlug(db, locale, slug, today);
    if (own) return { kind: "moved", to: postAddress(locale, { slug: own }) };
    const retired = await findRetiredPost(db, slug);
    return retired ? { kind: "gone", to: retired.retired_to } : { kind: "unknown" };
  }
  const newest = await readPosts(db, { locale, today, categoryId: null }, 1);
  const blog = { text: t("content:blog.title"), link: addressOf("blog", locale) };
  const view: PostView = {
    crumbs: buildCrumbs(locale, t("ui:home"), [blog], post.title),
    post,
    others: newest.filter((other) => other.slug !== slug).slice(0, otherCount),
  };
  const other = otherLocale(locale);
  const otherSlug = await findPostSlug(db, other, slug, today);
  const elsewhere = otherSlug === undefined ? null : postAddress(other, { slug: otherSlug });
  return { kind: "post", title: post.title, description: post.lead, elsewhere, view };
}
