import { decodeReferences } from "~/platform/text/characterReferences";
import { plainSlug } from "~/platform/text/plainSlug";

/** A heading with what stands below it, up to the next one. */
export type Chapter = { id: string; title: string; html: string };

/** A page's text in the parts that its headings of the second level begin; `opening` stands before the first of them. */
export function chaptersOf(html: string): { opening: string; chapters: Chapter[] } {
  const [opening = "", ...parts] = html.split("<h2>");
  const chapters = parts.map(titledPart);
  return { opening, chapters: chapters.map((chapter, index) => ({ id: chapterId(chapters, index), ...chapter })) };
}

function titledPart(part: string): Omit<Chapter, "id"> {
  const [heading = "", ...rest] = part.split("</h2>");
  return { title: decodeReferences(heading.replace(/<[^>]*>/g, "")), html: rest.join("</h2>") };
}

/**
 * Has a prefix, as a heading may have the name of something that the shop's pages have already. Where an earlier heading
 * has the same words, or it has no letter a-z, a number follows two dashes, which no words give.
 */
function chapterId(chapters: readonly Omit<Chapter, "id">[], index: number): string {
  const slug = plainSlug(chapters[index]?.title ?? "");
  const isTaken = slug === "" || chapters.slice(0, index).some(({ title }) => plainSlug(title) === slug);
  return `cast-${slug}${isTaken ? `--${index + 1}` : ""}`;
}
