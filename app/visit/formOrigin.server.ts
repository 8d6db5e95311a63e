import { createHash } from "node:crypto";

import { readToken } from "~/features/customers/session/session.server";
import { safePath } from "~/platform/http/safePath";

/**
 * The path that a card's form came from, with the card's fragment; without it for a script, which stays where it is on
 * the page. Null without a safe path.
 */
export function readOriginPath(request: Request, form: FormData, productId: number | null): string | null {
  const path = safePath(form.get("back"));
  if (path === null) return null;
  const [page = path] = path.split("#");
  return productId === null || isFromScript(request) ? page : `${page}#p-${productId}`;
}

/**
 * The key by which `addToCart` recognises the second submission of a double click, for a form sent without a script; a
 * script disables its button instead. Devices of one account differ by their sessions.
 */
export function deriveSubmissionKey(request: Request): { submissionKey?: string } {
  if (request.headers.get("Sec-Fetch-Mode") !== "navigate") return {};
  const session = readToken(request) ?? "guest";
  return { submissionKey: createHash("sha256").update(`press ${session}`).digest("base64url").slice(0, 22) };
}

/** True for a form sent by a script, according to Fetch Metadata; false in browsers without it. */
export function isFromScript(request: Request): boolean {
  return request.headers.get("Sec-Fetch-Dest") === "empty";
}
