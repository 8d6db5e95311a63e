import type { HasHeaders } from "~/platform/http/cookies.server";
import { defineCookie } from "~/platform/http/defineCookie.server";
import type { Environment } from "~/platform/process/environment.server";

/** A closed banner stays hidden as long as its cookie lasts (specification 9). */
const closed = {
  promo: defineCookie("banner.promo"),
  popup: defineCookie("banner.popup"),
};
export type ClosableBanner = keyof typeof closed;

export function isClosableBanner(name: unknown): name is ClosableBanner {
  return typeof name === "string" && Object.hasOwn(closed, name);
}

export function isBannerClosed(request: HasHeaders, banner: ClosableBanner): boolean {
  return closed[banner].read(request) === "closed";
}

/** Builds the Set-Cookie header that keeps a banner hidden. */
export function closeBanner(banner: ClosableBanner, environment: Environment): string {
  return closed[banner].write("closed", environment);
}
