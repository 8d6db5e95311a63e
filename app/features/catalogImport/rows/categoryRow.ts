import { z } from "zod";

import { rootCategoryOf, sections } from "~/addresses";
import { reservedSlugs } from "~/features/products/slug";
import { locales } from "~/platform/i18n/locale";
import { inBothLocales, position, textLine } from "~/platform/text/rowFields";
import { pictureFile, richText, slug } from "~/platform/text/textFields";
import { categoryId } from "../catalogFields";

/** A line of categories.ndjson. `parent` is null for the roots of the tree. */
export const categoryRow = z
  .strictObject({
    id: categoryId,
    parent: categoryId.nullable(),
    position,
    name: inBothLocales(textLine(100)),
    slug: inBothLocales(slug),
    description: inBothLocales(richText),
    picture: pictureFile.optional(),
  })
  .superRefine((row, context) => {
    for (const locale of locales) {
      const message = slugComplaint(row.id, row.slug[locale]);
      if (message) context.addIssue({ code: "custom", path: ["slug", locale], message });
    }
  });

export type CategoryRow = z.infer<typeof categoryRow>;

/** Addresses name the two sections by the slugs of their categories, so these must be theirs in both languages. */
function slugComplaint(id: number, written: string): string | undefined {
  const own = sections.find((section) => rootCategoryOf[section] === id);
  if (own !== undefined) return written === own ? undefined : `must be ${own} for category ${id}`;
  return reservedSlugs.includes(written) ? `must not be ${written}, which has a meaning of its own` : undefined;
}
