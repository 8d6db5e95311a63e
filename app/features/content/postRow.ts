import { z } from "zod";
import { retiredRow } from "~/platform/text/momentFields";

import { calendarDate, identifier, inBothLocales, position, textLine } from "~/platform/text/rowFields";
import { pageText, pictureFile, slug } from "~/platform/text/textFields";

/** A line of post-categories.ndjson. */
export const postCategoryRow = z.strictObject({ id: identifier, position, name: inBothLocales(textLine(60)) });

/** A line of posts.ndjson. A post is shown from its publication day on. */
export const postRow = z.strictObject({
  id: identifier,
  category: identifier,
  published: calendarDate,
  picture: pictureFile,
  pictureAlt: inBothLocales(textLine(200)),
  title: inBothLocales(textLine(150)),
  slug: inBothLocales(slug),
  lead: inBothLocales(textLine(400)),
  body: inBothLocales(pageText),
  retired: retiredRow.optional(),
});

export type PostCategoryRow = z.infer<typeof postCategoryRow>;
export type PostRow = z.infer<typeof postRow>;
