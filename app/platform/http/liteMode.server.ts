import { serialize } from "cookie";
import type { Environment } from "../process/environment.server";
import { type Asked, readCookies } from "./cookies.server";

const cookieName = "light";
const oneYearSeconds = 31_536_000;

/** What the visitor chose in the footer; without a choice, what the browser says about saving data. */
export function isLightWanted(asked: Asked): boolean {
  const chosen = readCookies(asked)[cookieName];
  if (chosen === "on" || chosen === "off") return chosen === "on";
  return asked.headers.get("Save-Data")?.toLowerCase() === "on";
}

export function keepLightChoice(isLight: boolean, { hasSecureCookies }: Environment): string {
  return serialize(cookieName, isLight ? "on" : "off", {
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies,
    path: "/",
    maxAge: oneYearSeconds,
  });
}
