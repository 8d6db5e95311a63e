import type { PostRow } from "~/features/content/postRow";
import { locales } from "~/platform/i18n/locale";

import type { ImportContext } from "../catalog";
import { retirementErrors } from "./retirementErrors";
import { missingReference, type SourceRow, uniqueness, type ValidationResult, validate } from "./validateRows";

type PostContext = Pick<ImportContext, "now" | "postCategories" | "postSlugs"> & { pictures: ReadonlySet<string> };

/** Accepts posts whose category and picture exist and whose slugs belong to no other post. */
export function validatePosts(rows: readonly SourceRow<PostRow>[], context: PostContext): ValidationResult<PostRow> {
  const ids = uniqueness();
  const fileIds = new Set(rows.map(({ row }) => row.id));
  const slugs = { cs: uniqueness(), sk: uniqueness() };
  return validate("posts.ndjson", rows, ({ row, line }) => [
    ...ids("id", row.id, line),
    ...retirementErrors(row, context.now, false),
    ...missingReference("category", row.category, context.postCategories.has(row.category)),
    ...(context.pictures.has(row.picture)
      ? []
      : [`picture names ${row.picture}, which is neither in pictures/ nor in the shop`]),
    ...locales.flatMap((locale) => [
      ...slugs[locale](`slug.${locale}`, row.slug[locale], line),
      ...takenSlug(`${locale}/${row.slug[locale]}`, fileIds, context),
    ]),
  ]);
}

/** Reports a slug of another post of the shop; posts of the same file may swap slugs. */
function takenSlug(address: string, fileIds: ReadonlySet<string>, { postSlugs }: PostContext): string[] {
  const owner = postSlugs.get(address);
  return owner === undefined || fileIds.has(owner) ? [] : [`slug ${address} belongs to post ${owner}`];
}
