import { createHash } from "node:crypto";

/** Lists of ids of every length make statements without end; what comes beyond these is sent unnamed. */
const mostNames = 400;

const names = new Map<string, string>();

/**
 * The name under which Postgres keeps a statement for the connection. It plans a kept one a few times and then no more:
 * planning the joins of a cart takes twenty times as long as running them (0016). Undefined for what is not worth
 * keeping.
 */
export function nameOfStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames || !/^(?:select|insert|update|delete|with)\b/i.test(text)) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  names.set(text, name);
  return name;
}
