/** True for what `newId` may have made; anything else need not be looked for. */
export function isId(text: unknown): text is string {
  return typeof text === "string" && /^[\w-]{22}$/.test(text);
}
