import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Returns almost 128 random bits as 22 URL-safe characters, for everything whose URL must not be guessable. No id
 * begins with a hyphen, which a command would take for an option.
 */
export function newId(): string {
  const id = randomBytes(16).toString("base64url");
  return id.startsWith("-") ? newId() : id;
}

/** Compares secrets in constant time. */
export function isSameSecret(given: string, kept: string): boolean {
  return timingSafeEqual(digest(given), digest(kept));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Returns 256 random bits as 43 URL-safe characters: a secret that grants access by itself. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the stored form of a secret, so that access to the database reveals no secret. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/**
 * Returns a pseudonym for something that must be distinguishable but not readable, such as an address in a log line or
 * an order. Without the shop's secret nobody can test guesses of the original.
 */
export function pseudonymOf(text: string, sessionSecret: string): string {
  return hashOfSecret(`${sessionSecret} ${text}`).slice(0, 16);
}
