import { createCookie } from "@remix-run/node";
import { type SerializeOptions, serialize } from "cookie";
import { type CookieName, cookieRule } from "../cookieTable";
import type { Environment } from "../process/environment.server";
import { inSeconds } from "../time/durations";
import { type HasHeaders, readCookies } from "./cookies.server";

type Rules = ReturnType<typeof cookieRule>;

type Connection = Pick<Environment, "hasSecureCookies">;

/**
 * Defines a cookie. Cookies are written only here, so that all of them get the same attributes: each is valid for the
 * whole shop, and none is sent with a form of another site.
 */
export function defineCookie(name: CookieName) {
  const rules = cookieRule(name);
  return {
    name,
    /** Returns the value as the browser sent it, which may be anything; undefined without the cookie. */
    read: (request: HasHeaders): string | undefined => readCookies(request)[name],
    /** Returns the Set-Cookie value. Pass `maxAgeMs` for a value that lasts longer, or less long, than usual. */
    write: (value: string, connection: Connection, maxAgeMs = rules.maxAgeMs): string =>
      serialize(name, value, attributesOf(rules, connection, maxAgeMs)),
    /** Returns the Set-Cookie value that deletes the cookie. */
    clear: (connection: Connection): string => serialize(name, "", attributesOf(rules, connection, 0)),
  };
}

/** Defines a cookie whose value is any JSON, signed with the session secret. `read` returns null for a forged one. */
export function defineSignedCookie(name: CookieName) {
  const rules = cookieRule(name);
  const cookieOf = (environment: Environment) =>
    createCookie(name, {
      secrets: [environment.sessionSecret],
      ...attributesOf(rules, environment, rules.maxAgeMs),
    });
  return {
    isIn: (request: HasHeaders): boolean => readCookies(request)[name] !== undefined,
    read: async (request: HasHeaders, environment: Environment): Promise<unknown> => {
      const written = readCookies(request)[name];
      return written === undefined ? null : cookieOf(environment).parse(`${name}=${encodeURIComponent(written)}`);
    },
    write: (value: unknown, environment: Environment): Promise<string> => cookieOf(environment).serialize(value),
    clear: (connection: Connection): string => serialize(name, "", attributesOf(rules, connection, 0)),
  };
}

/** Returns the Set-Cookie value that deletes a cookie set by somebody else's script, such as an analytics service's. */
export function clearScriptCookie(name: string, { hasSecureCookies }: Connection): string {
  return serialize(name, "", { secure: hasSecureCookies, path: "/", maxAge: 0 });
}

function attributesOf({ isReadableByScripts }: Rules, { hasSecureCookies }: Connection, maxAgeMs: number) {
  return {
    httpOnly: !isReadableByScripts,
    sameSite: "lax",
    secure: hasSecureCookies,
    path: "/",
    maxAge: inSeconds(maxAgeMs),
  } as const satisfies SerializeOptions;
}
