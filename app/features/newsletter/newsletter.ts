import { dayMs, hourMs } from "~/platform/time/durations";
export const tokenPurposes = ["confirm", "leave"] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** An address gets at most one e-mail in this time, however often it is submitted. */
export const minEmailIntervalMs = hourMs;

/** How long a confirmation link is valid; an unsubscribe link never expires. */
export const confirmMs = 7 * dayMs;

export function isTokenValid(token: { purpose: TokenPurpose; createdAt: number }, now: number): boolean {
  return token.purpose === "leave" || now - token.createdAt < confirmMs;
}
