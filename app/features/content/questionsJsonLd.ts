import { stripTags } from "~/platform/text/stripTags";

/** With fewer questions among other headings, a page is not treated as a page of questions. */
const fewestQuestions = 3;

/**
 * Returns whether it is a page of questions. It is quick enough for the browser, which must draw the same as the
 * server.
 */
export function isPageOfQuestions(bodyHtml: string): boolean {
  return (bodyHtml.match(/\?\s*<\/h[23]>/g) ?? []).length >= fewestQuestions;
}

/**
 * Builds the structured data of a page of questions (schema.org): each heading that ends with a question mark, and the
 * text below it. Returns null for any other page.
 */
export function questionsJsonLd(bodyHtml: string): object | null {
  const [, ...parts] = bodyHtml.split(/<h[23][^>]*>/);
  const questions = parts.flatMap((part) => {
    const [heading = "", body = ""] = part.split(/<\/h[23]>/);
    const answer = wordsOf(body);
    return heading.trimEnd().endsWith("?") && answer ? [{ question: wordsOf(heading), answer }] : [];
  });
  if (questions.length < fewestQuestions) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function wordsOf(html: string): string {
  return stripTags(html)
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?])/g, "")
    .trim();
}
