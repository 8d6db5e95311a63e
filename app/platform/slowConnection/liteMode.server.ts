import type { HasHeaders } from "../http/cookies.server";
import { defineCookie } from "../http/defineCookie.server";
import type { Environment } from "../process/environment.server";

const light = defineCookie("light");

/** Returns true for lite mode: the visitor's choice in the footer decides, else the browser's Save-Data header. */
export function isLiteModeRequested(request: HasHeaders): boolean {
  const chosen = light.read(request);
  if (chosen === "on" || chosen === "off") return chosen === "on";
  return request.headers.get("Save-Data")?.toLowerCase() === "on";
}

/**
 * shown: the page offers lite mode, because the browser's ECT header says that the connection is slow · noscript: it is
 * offered only where no script runs · none: it is not offered, because the visitor has made a choice or has lite mode.
 */
export type LiteOfferState = "shown" | "noscript" | "none";

export function liteOfferFor(request: HasHeaders): LiteOfferState {
  const isChosen = ["on", "off"].includes(light.read(request) ?? "");
  if (isChosen || isLiteModeRequested(request)) return "none";
  return request.headers.get("ECT")?.endsWith("2g") ? "shown" : "noscript";
}

export function liteModeCookie(isLite: boolean, environment: Environment): string {
  return light.write(isLite ? "on" : "off", environment);
}
