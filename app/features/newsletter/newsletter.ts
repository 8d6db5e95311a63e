export const tokenPurposes = ["confirm", "leave"] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

const hour = 3_600_000;

/** An address gets at most one e-mail in this time, however often it is submitted. */
export const minEmailIntervalMs = hour;

/** How long a confirmation link is valid; an unsubscribe link never expires. */
export const confirmMs = 7 * 24 * hour;

export function isTokenValid(token: { purpose: TokenPurpose; createdAt: number }, now: number): boolean {
  return token.purpose === "leave" || now - token.createdAt < confirmMs;
}
