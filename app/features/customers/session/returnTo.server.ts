import { defineCookie } from "~/platform/http/defineCookie.server";
import { safePath } from "~/platform/http/safePath";
import type { Environment } from "~/platform/process/environment.server";

/** The page to which a guest returns after signing in (decision 23). */
const returnTo = defineCookie("auth.redirect");

export function rememberReturnTo(path: string, environment: Environment): string {
  return returnTo.write(path, environment);
}

export function forgetReturnTo(environment: Environment): string {
  return returnTo.clear(environment);
}

/** Reads the path to return to from the form, the URL or the cookie: the first that is a safe path inside the shop. */
export function readReturnTo(request: Request, typed?: FormData): string | null {
  const fromAddress = safePath(new URL(request.url).searchParams.get("redirect"));
  const fromCookie = safePath(returnTo.read(request));
  return safePath(typed?.get("redirect")) ?? fromAddress ?? fromCookie;
}
