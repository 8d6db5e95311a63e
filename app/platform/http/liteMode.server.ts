import { serialize } from "cookie";
import type { Environment } from "../process/environment.server";
import { type HasHeaders, readCookies } from "./cookies.server";

const cookieName = "light";
const oneYearSeconds = 31_536_000;

/** The visitor's choice in the footer, else the browser's Save-Data header. */
export function isLiteModeRequested(request: HasHeaders): boolean {
  const chosen = readCookies(request)[cookieName];
  if (chosen === "on" || chosen === "off") return chosen === "on";
  return request.headers.get("Save-Data")?.toLowerCase() === "on";
}

/**
 * shown: offer lite mode on the page, as the browser's ECT header says that the connection is slow · noscript: offer it
 * where no script runs · none: the visitor has chosen, or has lite mode.
 */
export type LiteOffer = "shown" | "noscript" | "none";

export function liteOfferFor(request: HasHeaders): LiteOffer {
  const isChosen = ["on", "off"].includes(readCookies(request)[cookieName] ?? "");
  if (isChosen || isLiteModeRequested(request)) return "none";
  return request.headers.get("ECT")?.endsWith("2g") ? "shown" : "noscript";
}

export function liteModeCookie(isLite: boolean, { hasSecureCookies }: Environment): string {
  return serialize(cookieName, isLite ? "on" : "off", {
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies,
    path: "/",
    maxAge: oneYearSeconds,
  });
}
