import type { PostRow } from "~/features/content/postRow";
import { locales } from "~/platform/i18n/locale";

import type { ShopFacts } from "../catalog";
import { type Located, onlyOnce, type Sifted, sift, unknown } from "./validateRows";

type PostFacts = Pick<ShopFacts, "postCategories" | "postSlugs"> & { pictures: ReadonlySet<string> };

/** Posts whose category and picture are there and whose addresses belong to no other post. */
export function siftPosts(rows: readonly Located<PostRow>[], facts: PostFacts): Sifted<PostRow> {
  const ids = onlyOnce();
  const own = new Set(rows.map(({ row }) => row.id));
  const slugs = { cs: onlyOnce(), sk: onlyOnce() };
  return sift("posts.ndjson", rows, ({ row, line }) => [
    ...ids("id", row.id, line),
    ...unknown("category", row.category, facts.postCategories.has(row.category)),
    ...(facts.pictures.has(row.picture) ? [] : [`picture names ${row.picture}, which is not in pictures/`]),
    ...locales.flatMap((locale) => [
      ...slugs[locale](`slug.${locale}`, row.slug[locale], line),
      ...takenSlug(`${locale}/${row.slug[locale]}`, own, facts),
    ]),
  ]);
}

/** Posts of the file may change addresses with each other. */
function takenSlug(address: string, own: ReadonlySet<string>, { postSlugs }: PostFacts): string[] {
  const owner = postSlugs.get(address);
  return owner === undefined || own.has(owner) ? [] : [`slug ${address} belongs to post ${owner}`];
}
