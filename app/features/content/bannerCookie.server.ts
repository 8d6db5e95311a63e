import { serialize } from "cookie";

import { type HasHeaders, readCookies } from "~/platform/http/cookies.server";
import type { Environment } from "~/platform/process/environment.server";

/** How long a closed banner stays hidden (specification 9). */
const hiddenSeconds = { promo: 86_400, popup: 1_209_600 } as const;
export type ClosableBanner = keyof typeof hiddenSeconds;

export function isClosableBanner(name: unknown): name is ClosableBanner {
  return name === "promo" || name === "popup";
}

export function isBannerClosed(request: HasHeaders, banner: ClosableBanner): boolean {
  return readCookies(request)[`banner.${banner}`] === "closed";
}

/** Builds the Set-Cookie header that keeps a banner hidden. */
export function closeBanner(banner: ClosableBanner, { hasSecureCookies }: Environment): string {
  return serialize(`banner.${banner}`, "closed", {
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies,
    path: "/",
    maxAge: hiddenSeconds[banner],
  });
}
