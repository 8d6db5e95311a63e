/** Returns true for a text that `newId` could have returned; anything else need not be looked up. */
export function isId(text: unknown): text is string {
  return typeof text === "string" && /^[\w-]{22}$/.test(text);
}
