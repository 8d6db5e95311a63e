import { serialize } from "cookie";

import { type Asked, readCookies } from "~/platform/http/cookies.server";
import type { Environment } from "~/platform/process/environment.server";

/** How long a banner stays out of sight once it was closed (specification 9). */
const hiddenSeconds = { promo: 86_400, popup: 1_209_600 } as const;
export type ClosableBanner = keyof typeof hiddenSeconds;

export function isClosableBanner(name: unknown): name is ClosableBanner {
  return name === "promo" || name === "popup";
}

export function isBannerClosed(asked: Asked, banner: ClosableBanner): boolean {
  return readCookies(asked)[`banner.${banner}`] === "closed";
}

/** The Set-Cookie that keeps a banner out of sight. */
export function closeBanner(banner: ClosableBanner, { hasSecureCookies }: Environment): string {
  return serialize(`banner.${banner}`, "closed", {
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies,
    path: "/",
    maxAge: hiddenSeconds[banner],
  });
}
