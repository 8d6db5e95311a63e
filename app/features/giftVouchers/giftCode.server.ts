import { randomInt } from "node:crypto";

/** The alphabet leaves out letters and digits that look alike on paper. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Returns a code such as `KARA.7H2M.QX4T.9WBC`, with sixty random bits, so that nobody can guess one. */
export function newGiftCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return ["KARA", group(), group(), group()].join(".");
}
