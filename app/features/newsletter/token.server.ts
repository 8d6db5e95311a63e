import { createHash, randomBytes } from "node:crypto";

/**
 * A secret of a letter's link: 256 random bits in the letter, only their SHA-256 in the database, so that nobody who
 * reads the database can confirm or leave for another.
 */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
