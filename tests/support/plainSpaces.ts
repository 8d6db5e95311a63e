/**
 * Replaces no-break spaces by plain ones, in a text and in everything inside an object, so that a test can quote texts
 * as they are typed.
 */
export function plainSpaces<Value>(value: Value): Value;
export function plainSpaces(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\u00a0", " ");
  if (Array.isArray(value)) return value.map((inner) => plainSpaces(inner));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainSpaces(inner)]));
}
