export const tokenPurposes = ["confirm", "leave"] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

const hour = 3_600_000;

/** Nobody gets more than one letter in this time, however often others type the address. */
export const pauseMs = hour;

/** For so long a letter's link confirms; the one that leaves does so for ever. */
export const confirmMs = 7 * 24 * hour;

export function isTokenValid(token: { purpose: TokenPurpose; createdAt: number }, now: number): boolean {
  return token.purpose === "leave" || now - token.createdAt < confirmMs;
}
