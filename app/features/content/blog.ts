/** Posts on a page of the blog (decision 30). */
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
  /** Checked HTML. */
  bodyHtml: string;
};

export function pageCountOf(postCount: number): number {
  return Math.max(1, Math.ceil(postCount / postsPerPage));
}

/** The number of a page, undefined for an address that no page has: the first one is without a parameter. */
export function pageOf(written: string | null): number | undefined {
  if (written === null) return 1;
  return /^[1-9]\d{0,5}$/.test(written) && written !== "1" ? Number(written) : undefined;
}

/** Address of a page of the blog, or of one of its categories. */
export function blogLink(path: string, { category, page = 1 }: { category: string | null; page?: number }): string {
  const query = new URLSearchParams({
    ...(category ? { kategorie: category } : {}),
    ...(page > 1 ? { strana: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
