import { createHash } from "node:crypto";

import { readToken } from "~/features/customers/session/session.server";
import { safePath } from "~/platform/http/safePath";

/**
 * Where a card's form leads back to: the page it was sent from, at that card. A script that sent it in the background
 * stays where it is on the page, so it gets no place. Null without a safe path.
 */
export function backTo(request: Request, form: FormData, productId: number | null): string | null {
  const path = safePath(form.get("back"));
  if (path === null) return null;
  const [page = path] = path.split("#");
  return productId === null || isFromScript(request) ? page : `${page}#p-${productId}`;
}

/**
 * Names the device of a page's own form, which takes the second half of a double click, too; a script holds its button
 * down while it sends. Two devices of one account are told apart by their sessions.
 */
export function pressOf(request: Request): { press?: string } {
  if (request.headers.get("Sec-Fetch-Mode") !== "navigate") return {};
  const session = readToken(request) ?? "guest";
  return { press: createHash("sha256").update(`press ${session}`).digest("base64url").slice(0, 22) };
}

/** True for a form that a script sent; browsers say so (Fetch Metadata), and one that does not is led to the place. */
export function isFromScript(request: Request): boolean {
  return request.headers.get("Sec-Fetch-Dest") === "empty";
}
