import { decodeReferences } from "~/platform/text/characterReferences";
import { plainSlug } from "~/platform/text/plainSlug";

/** A heading with the text below it, up to the next heading. */
export type Chapter = { id: string; title: string; html: string };

/** Splits a page's text at its headings of the second level; `opening` is the part before the first of them. */
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
 * Returns the id of a chapter, made from its heading. The prefix avoids ids that the shop's pages already have. When an
 * earlier heading has the same words, or the heading has no letter a-z, a number follows after two dashes, which no
 * words can produce.
 */
function chapterId(chapters: readonly Omit<Chapter, "id">[], index: number): string {
  const slug = plainSlug(chapters[index]?.title ?? "");
  const isTaken = slug === "" || chapters.slice(0, index).some(({ title }) => plainSlug(title) === slug);
  return `cast-${slug}${isTaken ? `--${index + 1}` : ""}`;
}
