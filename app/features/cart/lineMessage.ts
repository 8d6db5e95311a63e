import { plainText } from "~/platform/text/plainText";

/** Characters as a visitor sees and counts them, after emojis are gone (decision 60). */
export const longestMessage = 35;

const characters = new Intl.Segmenter("cs", { granularity: "grapheme" });

/** The message of a cart line as it is kept; null for one that is too long. */
export function lineMessage(typed: string): string | null {
  const message = plainText(typed);
  return [...characters.segment(message)].length > longestMessage ? null : message;
}
