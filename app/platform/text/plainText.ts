/** What a visitor types as free text, made fit to be stored, printed on a label and sent in a letter. */

/** Pictographs, flags, skin tones, and what chooses their look; ©, ®, ™ and the digits stay (decision 76). */
const emojis = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0e|\ufe0f|\u20e3/gu;

/** Control characters, among them the NUL that Postgres refuses, and those that join, hide or turn round other text. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** One line: white space of any kind becomes single spaces. */
export function plainText(typed: string): string {
  return cleaned(typed).replace(/\s+/gu, " ").trim();
}

/** Several lines, ended by \n, of which no two in a row are empty. */
export function plainLines(typed: string): string {
  const lines = cleaned(typed).replace(/\r\n?/g, "\n").split("\n");
  return lines
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** True for what any program makes a link of: a scheme, or www. A bare domain may be a company's name. */
export function holdsLink(text: string): boolean {
  return /:\/\/|\bwww\./i.test(text);
}

/** For a letter that may go to a stranger: links and bare domains become an ellipsis. */
export function withoutLinks(text: string): string {
  return text.replace(/\S*(?::\/\/|\bwww\.)\S*|(?:[\p{L}\d-]+\.)+[\p{L}]{2,}(?:\/\S*)?/giu, "…");
}

function cleaned(typed: string): string {
  return typed.normalize("NFC").replace(emojis, "").replace(invisible, "");
}
