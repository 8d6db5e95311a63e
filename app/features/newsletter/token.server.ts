import { createHash, randomBytes } from "node:crypto";

/**
 * The secret of an e-mailed link: 256 random bits in the e-mail, only their SHA-256 in the database, so that nobody
 * with access to the database can confirm or unsubscribe for another.
 */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
