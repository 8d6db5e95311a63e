import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Plain texts of all letters to an address that a shop without a mail server has written. */
export function lettersTo(dataDir: string, email: string): string {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return "";
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  const letters = files.map((file) => readFileSync(join(folder, file), "utf8"));
  return letters
    .filter((letter) => letter.includes(email))
    .map(unfolded)
    .join("\n");
}

/** The path of the first link with these words in the letters to an address; empty until one has come. */
export function linkIn(dataDir: string, email: string, words: string): string {
  return new RegExp(`(?:/sk)?/${words}/[\\w-]{43}`).exec(lettersTo(dataDir, email))?.[0] ?? "";
}

/** Letters are quoted-printable or base64; the words of the text part come out as they are read. */
function unfolded(letter: string): string {
  const parts = letter.split(/\r\n--[^\r]+\r\n/).map((part) => {
    const [head = "", ...body] = part.split("\r\n\r\n");
    const text = body.join("\r\n\r\n");
    if (/base64/i.test(head)) return Buffer.from(text, "base64").toString("utf8");
    return quotedPrintable(text);
  });
  return parts.join("\n").replaceAll("\u00a0", " ");
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
