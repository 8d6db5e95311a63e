import { type Locale, locales } from "~/platform/i18n/locale";
import { bareText } from "~/platform/text/stripTags";
import type { Numbering } from "./idMap";
import type { SearchDocument, SearchText } from "./searchDocument";

/** What is written of one thing in one language. */
export type WrittenText = { id: string; locale: Locale; title: string; lead: string; bodyHtml: string; about: string };

/** A document for each id, in the order in which the ids come first. */
export function contentDocuments(rows: readonly WrittenText[], numbering: Numbering): SearchDocument[] {
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.map((id, position) => ({
    id: numbering.numberOf(id),
    locales,
    presence: 2,
    position,
    texts: rows.filter((row) => row.id === id).flatMap(textsOf),
  }));
}

function textsOf({ locale, title, lead, bodyHtml, about }: WrittenText): SearchText[] {
  return [
    { level: "name", locale, text: title },
    { level: "kind", locale, text: about },
    { level: "detail", locale, text: lead },
    { level: "text", locale, text: bareText(bodyHtml) },
  ];
}
