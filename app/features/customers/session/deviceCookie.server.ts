import { defineCookie } from "~/platform/http/defineCookie.server";
import type { Environment } from "~/platform/process/environment.server";

/**
 * The cookie of a browser that has signed in before. It grants no access: password attempts from such a browser are
 * counted separately, so that strangers who fail on purpose do not lock the owner out.
 */
const device = defineCookie("device");

/** Reads the token of the cookie; null without the cookie, and for a value that cannot be a token. */
export function readDevice(request: Request): string | null {
  const value = device.read(request);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

export function deviceCookie(token: string, environment: Environment): string {
  return device.write(token, environment);
}
