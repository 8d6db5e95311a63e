/** This file cleans a visitor's free text, so that it can be stored, printed on a label and sent in an e-mail. */

/** Emojis, flags, skin tones and variation selectors; ©, ®, ™ and the digits stay (decision 76). */
const emojis = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0e|\ufe0f|\u20e3/gu;

/** Control characters, among them NUL, which Postgres rejects, and characters that join, hide or reverse other text. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Cleans a text of one line: white space of any kind becomes single spaces. */
export function plainText(typed: string): string {
  return cleaned(typed).replace(/\s+/gu, " ").trim();
}

/**
 * Cleans a text of several lines: they are separated by
 * , without two empty lines in a row.
 */
export function plainLines(typed: string): string {
  const lines = cleaned(typed).replace(/\r\n?/g, "\n").split("\n");
  return lines
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Returns true for text that programs turn into a link: a scheme, or www. A bare domain may be a company's name. */
export function hasLink(text: string): boolean {
  return /:\/\/|\bwww\./i.test(text);
}

/** Replaces links and bare domains with an ellipsis, for e-mails that may reach a stranger. */
export function withoutLinks(text: string): string {
  return text.replace(/\S*(?::\/\/|\bwww\.)\S*|(?:[\p{L}\d-]+\.)+[\p{L}]{2,}(?:\/\S*)?/giu, "…");
}

function cleaned(typed: string): string {
  return typed.normalize("NFC").replace(emojis, "").replace(invisible, "");
}
