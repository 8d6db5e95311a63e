import { createHash } from "node:crypto";

/**
 * Lists of ids of every length make an endless number of statements; beyond this many, a connection sends them unnamed.
 */
const maxNames = 400;

/**
 * Returns the name under which a connection keeps a statement prepared. Postgres plans a prepared statement a few times
 * and then reuses the plan: planning the joins of a cart takes twenty times as long as running them (0016). Returns
 * undefined for a statement that is not worth keeping. `names` are those that the connection already has.
 */
export function statementName(text: string, names: Set<string>): string | undefined {
  if (!/^(?:select|insert|update|delete|with)\b/i.test(text)) return undefined;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  if (!names.has(name) && names.size >= maxNames) return undefined;
  names.add(name);
  return name;
}
