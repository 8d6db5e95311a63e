import { createRoute, z } from "@hono/zod-openapi";

import { postAddress } from "~/addresses";
import { countBlogPages } from "~/features/content/blog";
import { countPosts, readPostCategories, readPosts } from "~/features/content/post.queries.server";
import { pragueClock } from "~/platform/time/pragueClock";

import { createResource, localeOfCall, localeParam } from "./http/context";
import { jsonResponse, notFound, notFoundAnswer } from "./http/errors";
import { paged, pageQuery } from "./shapes/shapes";

const category = z.object({ id: z.string(), name: z.string() }).openapi("PostCategory");

const post = z
  .object({
    slug: z.string(),
    title: z.string(),
    lead: z.string(),
    category: z.string(),
    published_on: z.string().openapi({ format: "date" }),
    image: z.string(),
    image_alt: z.string(),
    url: z.string(),
  })
  .openapi("Post");

const categories = createRoute({
  method: "get",
  path: "/blog/categories/list",
  tags: ["Texts"],
  summary: "Categories of posts, in the language of Accept-Language",
  responses: { 200: jsonResponse(z.array(category), "In the operator's order") },
});

const list = createRoute({
  method: "get",
  path: "/blog/posts/{locale}",
  tags: ["Texts"],
  summary: "Posts of the blog, the newest first",
  request: {
    params: localeParam,
    query: pageQuery.extend({ category: z.string().max(100).optional().openapi({ description: "Id of a category" }) }),
  },
  responses: {
    200: jsonResponse(
      z.object({ items: z.array(post), count: z.number().int(), ...paged }).openapi("PostList"),
      "12 a page",
    ),
    404: notFoundAnswer,
  },
});

export const posts = createResource()
  .openapi(categories, async (context) =>
    context.json(await readPostCategories(context.env.world.db, localeOfCall(context)), 200),
  )
  .openapi(list, async (context) => {
    const { db, now } = context.env.world;
    const { locale } = context.req.valid("param");
    const { page = 1, category: wanted } = context.req.valid("query");
    // An unknown category is ignored, as on the blog page (decision 32).
    const known = (await readPostCategories(db, locale)).find(({ id }) => id === wanted);
    const choice = { locale, today: pragueClock(now()).date, categoryId: known?.id ?? null };
    const count = await countPosts(db, choice);
    if (page > countBlogPages(count)) throw notFound();
    const items = (await readPosts(db, choice, page)).map(({ slug, title, lead, ...post }) => ({
      slug,
      title,
      lead,
      category: post.categoryName,
      published_on: post.publishedOn,
      image: post.picture,
      image_alt: post.pictureAlt,
      url: postAddress(locale, { slug }),
    }));
    return context.json({ items, count, page, page_count: countBlogPages(count) }, 200);
  });
