import { serialize } from "cookie";

import { readCookies } from "~/platform/http/cookies.server";
import { safePath } from "~/platform/http/safePath";
import type { Environment } from "~/platform/process/environment.server";

/** The page to which a guest returns after signing in (decision 23). */

const cookieName = "auth.redirect";
const maxAgeSeconds = 3_600;

export function rememberReturnTo(path: string, environment: Environment): string {
  return serialize(cookieName, path, { ...rules(environment), maxAge: maxAgeSeconds });
}

export function forgetReturnTo(environment: Environment): string {
  return serialize(cookieName, "", { ...rules(environment), maxAge: 0 });
}

/** From the form, else the URL, else the cookie: the first that is a safe path inside the shop. */
export function readReturnTo(request: Request, typed?: FormData): string | null {
  const fromAddress = safePath(new URL(request.url).searchParams.get("redirect"));
  const fromCookie = safePath(readCookies(request)[cookieName]);
  return safePath(typed?.get("redirect")) ?? fromAddress ?? fromCookie;
}

function rules({ hasSecureCookies }: Environment) {
  return { httpOnly: true, sameSite: "lax", secure: hasSecureCookies, path: "/" } as const;
}
