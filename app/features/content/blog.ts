/** Posts on each page of the blog (decision 30). */
export const postsPerPage = 12;

export type PostCategory = { id: string; name: string };

export type PostCard = {
  slug: string;
  title: string;
  lead: string;
  categoryName: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  picture: string;
  pictureAlt: string;
};

export type Post = PostCard & {
  categoryId: string;
  /** HTML that has been checked. */
  bodyHtml: string;
};

export function countBlogPages(postCount: number): number {
  return Math.max(1, Math.ceil(postCount / postsPerPage));
}

/** Parses a page number; undefined for an invalid one. The first page has no parameter. */
export function parseBlogPage(parameter: string | null): number | undefined {
  if (parameter === null) return 1;
  return /^[1-9]\d{0,5}$/.test(parameter) && parameter !== "1" ? Number(parameter) : undefined;
}

/** Builds the address of a page of the blog or of one of its categories. */
export function blogLink(path: string, { category, page = 1 }: { category: string | null; page?: number }): string {
  const query = new URLSearchParams({
    ...(category ? { kategorie: category } : {}),
    ...(page > 1 ? { strana: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
