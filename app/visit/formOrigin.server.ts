import { submissionField } from "~/platform/browser/submissionKey";
import { isId } from "~/platform/database/idShape";
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

/** The key that the form was rendered with, as `addToCart` takes it; none from a page older than keys. */
export function readSubmissionKey(form: FormData): { submissionKey?: string } {
  const key = form.get(submissionField);
  return typeof key === "string" && isId(key) ? { submissionKey: key } : {};
}

/** True for a form sent by a script, according to Fetch Metadata; false in browsers without it. */
export function isFromScript(request: Request): boolean {
  return request.headers.get("Sec-Fetch-Dest") === "empty";
}
