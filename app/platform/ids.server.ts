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
