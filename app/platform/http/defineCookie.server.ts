import { createCookie } from "@remix-run/node";
import { type SerializeOptions, serialize } from "cookie";
import { type CookieName, cookieRule } from "../cookieTable";
import type { Environment } from "../process/environment.server";
import { inSeconds } from "../time/durations";
import { type HasHeaders, readCookies } from "./cookies.server";

type Rules = ReturnType<typeof cookieRule>;

type Connection = Pick<Environment, "hasSecureCookies">;

/** The only place that writes cookies, so that all have the same attributes: the whole shop, and no other site's form. */
export function defineCookie(name: CookieName) {
  const rules = cookieRule(name);
  return {
    name,
    /** The value as the browser sent it, so anything; undefined without the cookie. */
    read: (request: HasHeaders): string | undefined => readCookies(request)[name],
    /** The Set-Cookie value. `maxAgeMs` is for a value that lasts longer, or less long, than usual. */
    write: (value: string, connection: Connection, maxAgeMs = rules.maxAgeMs): string =>
      serialize(name, value, attributesOf(rules, connection, maxAgeMs)),
    /** The Set-Cookie value that deletes the cookie. */
    clear: (connection: Connection): string => serialize(name, "", attributesOf(rules, connection, 0)),
  };
}

/** A cookie whose value is any JSON, signed with the session secret: `read` returns null for one that was forged. */
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

/** Deletes a cookie that another's script has set, such as that of an analytics service. */
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
