import { plainText } from "~/platform/text/plainText";

/** The most grapheme clusters in a message, counted after emojis are removed (decision 60). */
export const maxLineMessageLength = 35;

const characters = new Intl.Segmenter("cs", { granularity: "grapheme" });

/** Returns the message of a cart line as it is stored; null when it is too long. */
export function cleanLineMessage(typed: string): string | null {
  const message = plainText(typed);
  return [...characters.segment(message)].length > maxLineMessageLength ? null : message;
}
