import { type Locale, locales } from "~/platform/i18n/locale";
import { stripTags } from "~/platform/text/stripTags";
import { topicFacetsOf } from "../understanding/topicPhrases";
import type { IdMap } from "./idMap";
import type { Level, SearchDocument, SearchText } from "./searchDocument";

/** The texts of a page or post in one language. */
export type ContentText = { id: string; locale: Locale; title: string; lead: string; bodyHtml: string; about: string };

/** Builds a document for each id, in the order of first appearance. */
export function contentDocuments(rows: readonly ContentText[], idMap: IdMap): SearchDocument[] {
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.map((id, position) => ({
    id: idMap.idFor(id),
    locales,
    presence: 2,
    position,
    texts: textsOfAll(rows.filter((row) => row.id === id)),
  }));
}

/**
 * Returns the texts in both languages, with the topics that the titles name and the topics that the document also
 * answers.
 */
function textsOfAll(rows: readonly ContentText[]): SearchText[] {
  const topics = topicFacetsOf(
    rows[0]?.id ?? "",
    rows.map(({ title }) => title),
  );
  const about = (facets: string[], facetLevel: Level): SearchText => ({
    level: "name",
    locale: "cs",
    text: "",
    facets,
    facetLevel,
  });
  return [...rows.flatMap(textsOf), about(topics.named, "name"), about(topics.also, "detail")];
}

function textsOf({ locale, title, lead, bodyHtml, about }: ContentText): SearchText[] {
  return [
    { level: "name", locale, text: title },
    { level: "kind", locale, text: about },
    { level: "detail", locale, text: lead },
    { level: "text", locale, text: stripTags(bodyHtml) },
  ];
}
