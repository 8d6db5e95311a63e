import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the plain texts of all e-mails to an address in the outbox of a shop without a mail server. */
export function emailsTo(dataDir: string, email: string): string {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return "";
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  const emails = files.map((file) => readFileSync(join(folder, file), "utf8"));
  return emails
    .filter((message) => message.includes(email))
    .map(decodeEmail)
    .join("\n");
}

/** Returns the path of the first link that starts with `words` in the e-mails to an address; empty without one. */
export function emailedLink(dataDir: string, email: string, words: string): string {
  return new RegExp(`(?:/sk)?/${words}/[\\w-]{43}`).exec(emailsTo(dataDir, email))?.[0] ?? "";
}

/** Decodes quoted-printable and base64 parts. */
function decodeEmail(email: string): string {
  const parts = email.split(/\r\n--[^\r]+\r\n/).map((part) => {
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
