import { serialize } from "cookie";

import { readCookies } from "~/platform/http/cookies.server";
import { safePath } from "~/platform/http/safePath";
import type { Environment } from "~/platform/process/environment.server";

/** The page that a guest wanted and may see after signing in (decision 23). */

const cookieName = "auth.redirect";
const keptSeconds = 3_600;

export function keepWantedPath(path: string, environment: Environment): string {
  return serialize(cookieName, path, { ...rules(environment), maxAge: keptSeconds });
}

export function forgetWantedPath(environment: Environment): string {
  return serialize(cookieName, "", { ...rules(environment), maxAge: 0 });
}

/** From the form, else the address, else the cookie: the first that leads somewhere safe inside the shop. */
export function wantedPath(request: Request, typed?: FormData): string | null {
  const fromAddress = safePath(new URL(request.url).searchParams.get("redirect"));
  const fromCookie = safePath(readCookies(request)[cookieName]);
  return safePath(typed?.get("redirect")) ?? fromAddress ?? fromCookie;
}

function rules({ hasSecureCookies }: Environment) {
  return { httpOnly: true, sameSite: "lax", secure: hasSecureCookies, path: "/" } as const;
}
