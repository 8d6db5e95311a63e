import type { PostRow } from "~/features/content/postRow";
import { locales } from "~/platform/locale";

import type { ShopFacts } from "./catalogue";
import { type Located, onlyOnce, type Sifted, sift, unknown } from "./sift";

type PostFacts = Pick<ShopFacts, "postCategories" | "postSlugs"> & { pictures: ReadonlySet<string> };

/** Posts whose category and picture are there and whose addresses belong to no other post. */
export function siftPosts(rows: readonly Located<PostRow>[], facts: PostFacts): Sifted<PostRow> {
  const ids = onlyOnce();
  const slugs = { cs: onlyOnce(), sk: onlyOnce() };
  return sift("posts.ndjson", rows, ({ row, line }) => [
    ...ids("id", row.id, line),
    ...unknown("category", row.category, facts.postCategories.has(row.category)),
    ...(facts.pictures.has(row.picture) ? [] : [`picture names ${row.picture}, which is not in pictures/`]),
    ...locales.flatMap((locale) => [
      ...slugs[locale](`slug.${locale}`, row.slug[locale], line),
      ...takenSlug(row, `${locale}/${row.slug[locale]}`, facts),
    ]),
  ]);
}

function takenSlug({ id }: PostRow, address: string, { postSlugs }: PostFacts): string[] {
  const owner = postSlugs.get(address);
  return owner === undefined || owner === id ? [] : [`slug ${address} belongs to post ${owner}`];
}
