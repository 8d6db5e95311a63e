import { createHash, randomBytes } from "node:crypto";

/**
 * Creates the secret of an e-mailed link. The e-mail contains 256 random bits and the database only their SHA-256, so
 * that nobody with access to the database can confirm or unsubscribe for another person.
 */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
