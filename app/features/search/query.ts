import { plainText } from "~/platform/text/plainText";

export const longestQuery = 100;

/** What is looked at of an address, so that a huge one costs nothing. */
const longestRead = 2_000;

/** What a visitor looks for: one line without emojis, at most `longestQuery` characters. */
export type Query = { text: string; isCut: boolean };

export function readQuery(written: string | null): Query {
  const whole = plainText((written ?? "").slice(0, longestRead));
  const text = Array.from(whole).slice(0, longestQuery).join("").trim();
  return { text, isCut: text.length < whole.length };
}
