import { plainText } from "~/platform/text/plainText";

export const maxQueryLength = 100;

/** Number of characters of the parameter that are read, so that a huge parameter costs nothing. */
const maxReadLength = 2_000;

/** A search query: one line without emojis, at most `maxQueryLength` characters. */
export type Query = { text: string; isCut: boolean };

export function readQuery(parameter: string | null): Query {
  const whole = plainText((parameter ?? "").slice(0, maxReadLength));
  const text = Array.from(whole).slice(0, maxQueryLength).join("").trim();
  return { text, isCut: text.length < whole.length };
}
