import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 128 random bits, 22 characters safe in URLs: for everything whose address must not be guessed. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** Compares secrets without telling by the time taken how much of them matched. */
export function isSameSecret(given: string, kept: string): boolean {
  return timingSafeEqual(digest(given), digest(kept));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** 256 random bits, 43 characters safe in URLs: a secret that opens something by itself. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret, so that who reads the database learns no secret. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/**
 * A name for what must be told apart and not known, such as an address in a log line or beside an order. Without the
 * shop's secret nobody can try out what it stands for.
 */
export function pseudonymOf(text: string, sessionSecret: string): string {
  return hashOfSecret(`${sessionSecret} ${text}`).slice(0, 16);
}
