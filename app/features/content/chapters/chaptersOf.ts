import { decodeReferences } from "~/platform/text/characterReferences";
import { plainSlug } from "~/platform/text/plainSlug";

/** A heading with what stands below it, up to the next one. */
export type Chapter = { id: string; title: string; html: string };

/** A page's text in the parts that its headings of the second level begin; `opening` stands before the first of them. */
export function chaptersOf(html: string): { opening: string; chapters: Chapter[] } {
  const [opening = "", ...parts] = html.split("<h2>");
  return { opening, chapters: parts.map(chapterOf) };
}

/** The id has a prefix, as a heading may have the name of something that the shop's pages have already. */
function chapterOf(part: string): Chapter {
  const [heading = "", ...rest] = part.split("</h2>");
  const title = decodeReferences(heading.replace(/<[^>]*>/g, ""));
  return { id: `cast-${plainSlug(title)}`, title, html: rest.join("</h2>") };
}
