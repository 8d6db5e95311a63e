import { z } from "zod";
import { safePath } from "~/platform/http/safePath";
import { identifier, inBothLocales, position, textLine } from "~/platform/text/rowFields";

import { bannerSets } from "./banner";

const link = z
  .string()
  .max(300)
  .refine(isLink, 'must be a path of the shop such as "/9/zeny" or an https address, or empty');

const picture = z
  .string()
  .max(110)
  .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*\.(?:webp|jpg|jpeg|png)$/, "must be a file name such as bunda-cerna.webp");

/** A line of banners.ndjson. Banners of a set are shown in the order of `position`. */
export const bannerRow = z.strictObject({
  id: identifier,
  set: z.enum(bannerSets),
  position: position.default(0),
  title: inBothLocales(textLine(80)),
  content: inBothLocales(textLine(300, 0)).default({ cs: "", sk: "" }),
  url: inBothLocales(link).default({ cs: "", sk: "" }),
  target: z.enum(["", "_blank"]).default(""),
  picture: picture.optional(),
});

export type BannerRow = z.infer<typeof bannerRow>;

function isLink(text: string): boolean {
  if (text === "" || safePath(text) !== null) return true;
  return URL.canParse(text) && new URL(text).protocol === "https:";
}
