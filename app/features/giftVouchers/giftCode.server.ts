import { randomInt } from "node:crypto";

/** It lacks the letters and digits that look alike on paper. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** `KARA.7H2M.QX4T.9WBC`: sixty random bits, so that nobody guesses one. */
export function newGiftCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return ["KARA", group(), group(), group()].join(".");
}
