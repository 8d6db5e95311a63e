import { letterStyle } from "styles/letter";

/** A letter as its content; written as plain text and as HTML from the same words. Every value is text, never markup. */
export type Letter = { language: string; subject: string; title: string; sections: LetterSection[] };
export type LetterSection = { title?: string; parts: LetterPart[] };
export type LetterPart =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly LetterFact[] }
  | { kind: "link"; text: string; address: string };
/** A strong one is what the others lead to, such as a total. */
export type LetterFact = { name: string; value: string; isStrong?: boolean };

export function letterText({ title, sections }: Letter): string {
  const blocks = sections.map((section) =>
    [...(section.title ? [section.title.toUpperCase()] : []), ...section.parts.map(partText)].join("\n"),
  );
  return `${[title, ...blocks].join("\n\n")}\n`;
}

/** Its first link is the letter's button. The brand's name is put on when it is sent. */
export function letterHtml({ language, subject, title, sections }: Letter): string {
  const main = sections.flatMap(({ parts }) => parts).find(({ kind }) => kind === "link");
  return [
    `<!doctype html><html lang="${asText(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${asText(subject)}</title></head>`,
    `<body style="${letterStyle.page}"><div style="${letterStyle.sheet}">${letterhead}`,
    `<h1 style="${letterStyle.title}">${asText(title)}</h1>`,
    ...sections.map((section) => sectionHtml(section, main)),
    "</div></body></html>",
  ].join("\n");
}

const letterhead = "<!-- letterhead -->";

/** The brand is a setting, and may have changed since the letter was written. */
export function withLetterhead(html: string, brand: string): string {
  return html.replace(letterhead, () => `<p style="${letterStyle.brand}">${asText(brand)}</p>`);
}

function partText(part: LetterPart): string {
  if (part.kind === "paragraph") return part.text;
  if (part.kind === "link") return `${part.text}: ${part.address}`;
  return part.facts.map(({ name, value }) => (value ? `${name}: ${value}` : name)).join("\n");
}

function sectionHtml({ title, parts }: LetterSection, main: LetterPart | undefined): string {
  const heading = title ? `<h2 style="${letterStyle.heading}">${asText(title)}</h2>` : "";
  return `${heading}${parts.map((part) => partHtml(part, part === main)).join("\n")}`;
}

function partHtml(part: LetterPart, isMain: boolean): string {
  if (part.kind === "facts") {
    return `<table role="presentation" style="${letterStyle.table}">${part.facts.map(rowHtml).join("")}</table>`;
  }
  return `<p style="${letterStyle.paragraph}">${part.kind === "link" ? linkHtml(part, isMain) : linesHtml(part.text)}</p>`;
}

function linkHtml({ text, address }: { text: string; address: string }, isMain: boolean): string {
  return `<a href="${asText(address)}" style="${letterStyle[isMain ? "button" : "link"]}">${asText(text)}</a>`;
}

function linesHtml(text: string): string {
  return asText(text).replaceAll("\n", "<br>");
}

function rowHtml({ name, value, isStrong }: LetterFact): string {
  const strong = isStrong ? `;${letterStyle.strong}` : "";
  return (
    `<tr><td style="${letterStyle.name}${strong}">${asText(name)}</td>` +
    `<td style="${letterStyle.value}${strong}">${asText(value)}</td></tr>`
  );
}

const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

function asText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
}
