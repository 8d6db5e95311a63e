import { letterStyle } from "styles/letter";

/** A letter as its content; written as plain text and as HTML from the same words. Every value is text, never markup. */
export type Letter = { language: string; subject: string; title: string; sections: LetterSection[] };
export type LetterSection = { title?: string; parts: LetterPart[] };
export type LetterPart =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly { name: string; value: string }[] }
  | { kind: "link"; text: string; address: string };

export function letterText({ title, sections }: Letter): string {
  const blocks = sections.map((section) =>
    [...(section.title ? [section.title.toUpperCase()] : []), ...section.parts.map(partText)].join("\n"),
  );
  return `${[title, ...blocks].join("\n\n")}\n`;
}

export function letterHtml({ language, subject, title, sections }: Letter): string {
  return [
    `<!doctype html><html lang="${asText(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${asText(subject)}</title></head>`,
    `<body style="${letterStyle.body}"><h1 style="${letterStyle.title}">${asText(title)}</h1>`,
    ...sections.map(sectionHtml),
    "</body></html>",
  ].join("\n");
}

function partText(part: LetterPart): string {
  if (part.kind === "paragraph") return part.text;
  if (part.kind === "link") return `${part.text}: ${part.address}`;
  return part.facts.map(({ name, value }) => (value ? `${name}: ${value}` : name)).join("\n");
}

function sectionHtml({ title, parts }: LetterSection): string {
  const heading = title ? `<h2 style="${letterStyle.heading}">${asText(title)}</h2>` : "";
  return `${heading}${parts.map(partHtml).join("\n")}`;
}

function partHtml(part: LetterPart): string {
  if (part.kind === "paragraph") {
    return `<p style="${letterStyle.paragraph}">${asText(part.text).replaceAll("\n", "<br>")}</p>`;
  }
  if (part.kind === "link") {
    return `<p style="${letterStyle.paragraph}"><a href="${asText(part.address)}">${asText(part.text)}</a></p>`;
  }
  const rows = part.facts.map(
    ({ name, value }) =>
      `<tr><td style="${letterStyle.name}">${asText(name)}</td><td style="${letterStyle.value}">${asText(value)}</td></tr>`,
  );
  return `<table role="presentation" style="${letterStyle.table}">${rows.join("")}</table>`;
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
