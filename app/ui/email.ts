import { emailStyle } from "styles/email";

import { escapeHtml } from "./escapeHtml";

/** The content of an e-mail, rendered as plain text and as HTML. Every value is text, never markup. */
export type EmailContent = { language: string; subject: string; title: string; sections: EmailSection[] };
export type EmailSection = { title?: string; parts: EmailBlock[] };
export type EmailBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "rows"; rows: readonly EmailRow[] }
  | { kind: "link"; text: string; address: string }
  /** An attached picture. Plain text leaves it out, so another part must say the same. */
  | { kind: "picture"; cid: string; alt: string; sizePx: number };
/** A row of a table; a strong one is a result, such as a total. */
export type EmailRow = { name: string; value: string; isStrong?: boolean };

export function renderEmailText({ title, sections }: EmailContent): string {
  const blocks = sections.map((section) =>
    [...(section.title ? [section.title.toUpperCase()] : []), ...section.parts.map(partText).filter(Boolean)].join(
      "\n",
    ),
  );
  return `${[title, ...blocks].join("\n\n")}\n`;
}

/**
 * Renders an e-mail as HTML. The first link becomes the button. The brand's name is inserted when the e-mail is sent.
 */
export function renderEmailHtml({ language, subject, title, sections }: EmailContent): string {
  const main = sections.flatMap(({ parts }) => parts).find(({ kind }) => kind === "link");
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${emailStyle.page}"><div style="${emailStyle.sheet}">${emailHeader}`,
    `<h1 style="${emailStyle.title}">${escapeHtml(title)}</h1>`,
    ...sections.map((section) => sectionHtml(section, main)),
    `${emailImprint}</div></body></html>`,
  ].join("\n");
}

const emailHeader = "<!-- letterhead -->";
const emailImprint = "<!-- imprint -->";

/** `imprint` is the sentence that names the seller; empty without one. */
type EmailFrame = { brand: string; imprint: string };

/** Inserts brand and seller when an e-mail is sent: they are settings, and may have changed since it was queued. */
export function withEmailFrame<Email extends { html: string; text: string }>(
  email: Email,
  { brand, imprint }: EmailFrame,
): Email {
  const foot = imprint && `<p style="${emailStyle.imprint}">${escapeHtml(imprint)}</p>`;
  return {
    ...email,
    text: imprint ? `${email.text}\n--\n${imprint}\n` : email.text,
    html: email.html
      .replace(emailHeader, () => `<p style="${emailStyle.brand}">${escapeHtml(brand)}</p>`)
      .replace(emailImprint, () => foot),
  };
}

/** Returns the language of an e-mail that `renderEmailHtml` has rendered; undefined for other HTML. */
export function emailLanguage(html: string): string | undefined {
  return /^<!doctype html><html lang="([a-z]+)">/.exec(html)?.[1];
}

function partText(part: EmailBlock): string {
  if (part.kind === "paragraph") return part.text;
  if (part.kind === "picture") return "";
  if (part.kind === "link") return `${part.text}: ${part.address}`;
  return part.rows.map(({ name, value }) => (value ? `${name}: ${value}` : name)).join("\n");
}

function sectionHtml({ title, parts }: EmailSection, main: EmailBlock | undefined): string {
  const heading = title ? `<h2 style="${emailStyle.heading}">${escapeHtml(title)}</h2>` : "";
  return `${heading}${parts.map((part) => partHtml(part, part === main)).join("\n")}`;
}

function partHtml(part: EmailBlock, isMain: boolean): string {
  if (part.kind === "rows") {
    return `<table role="presentation" style="${emailStyle.table}">${part.rows.map(rowHtml).join("")}</table>`;
  }
  if (part.kind === "picture") return pictureHtml(part);
  return `<p style="${emailStyle.paragraph}">${part.kind === "link" ? linkHtml(part, isMain) : linesHtml(part.text)}</p>`;
}

function linkHtml({ text, address }: { text: string; address: string }, isMain: boolean): string {
  return `<a href="${escapeHtml(address)}" style="${emailStyle[isMain ? "button" : "link"]}">${escapeHtml(text)}</a>`;
}

function pictureHtml({ cid, alt, sizePx }: { cid: string; alt: string; sizePx: number }): string {
  const size = `width="${sizePx}" height="${sizePx}"`;
  return `<p style="${emailStyle.picture}"><img src="cid:${cid}" alt="${escapeHtml(alt)}" ${size}></p>`;
}

function linesHtml(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

/**
 * Number of characters up to which a value stays on one line, as amounts, dates, numbers and an IBAN do. A longer value
 * would widen the e-mail on a phone.
 */
const longestOnOneLine = 26;

function rowHtml({ name, value, isStrong }: EmailRow): string {
  const strong = isStrong ? `;${emailStyle.strong}` : "";
  const long = value.length > longestOnOneLine ? `;${emailStyle.longValue}` : "";
  return (
    `<tr><td style="${emailStyle.name}${strong}">${escapeHtml(name)}</td>` +
    `<td style="${emailStyle.value}${long}${strong}">${escapeHtml(value)}</td></tr>`
  );
}
