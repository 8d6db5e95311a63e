import { submissionField } from "~/platform/browser/submissionKey";
import { isId } from "~/platform/database/idShape";
import { safePath } from "~/platform/http/safePath";

/**
 * Returns the path that a card's form came from, with the card's fragment. A form sent by a script gets no fragment, as
 * the page then keeps its scroll position. Returns null without a safe path.
 */
export function readOriginPath(request: Request, form: FormData, productId: number | null): string | null {
  const path = safePath(form.get("back"));
  if (path === null) return null;
  const [page = path] = path.split("#");
  return productId === null || isFromScript(request) ? page : `${page}#p-${productId}`;
}

/**
 * Returns the submission key that the form was rendered with, as `addToCart` takes it; empty for a page rendered before
 * there were keys.
 */
export function readSubmissionKey(form: FormData): { submissionKey?: string } {
  const key = form.get(submissionField);
  return typeof key === "string" && isId(key) ? { submissionKey: key } : {};
}

/** Returns true for a form sent by a script, according to Fetch Metadata; false in browsers without it. */
export function isFromScript(request: Request): boolean {
  return request.headers.get("Sec-Fetch-Dest") === "empty";
}
