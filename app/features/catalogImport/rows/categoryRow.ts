import { z } from "zod";
import { rootCategoryOf, sections } from "~/addresses";
import { reservedSlugs } from "~/features/products/slug";
import { locales } from "~/platform/i18n/locale";
import { retiredRow } from "~/platform/text/momentFields";
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
    title: inBothLocales(textLine(100)).optional(),
    slug: inBothLocales(slug),
    description: inBothLocales(richText),
    picture: pictureFile.optional(),
    retired: retiredRow.optional(),
  })
  .superRefine((row, context) => {
    for (const locale of locales) {
      const message = slugError(row.id, row.slug[locale]);
      if (message) context.addIssue({ code: "custom", path: ["slug", locale], message });
    }
  });

export type CategoryRow = z.infer<typeof categoryRow>;

/**
 * Returns an error for a slug that is fixed or reserved. Addresses use the slugs of the two root categories for
 * sections, so these slugs are fixed in both languages.
 */
function slugError(id: number, slug: string): string | undefined {
  const section = sections.find((name) => rootCategoryOf[name] === id);
  if (section !== undefined) return slug === section ? undefined : `must be ${section} for category ${id}`;
  return reservedSlugs.includes(slug) ? `must not be ${slug}, which has a meaning of its own` : undefined;
}
