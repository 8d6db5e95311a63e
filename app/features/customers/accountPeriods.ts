import { cookieTable } from "~/platform/cookieTable";
import { dayMs, hourMs } from "~/platform/time/durations";

/** From the last use, but never longer than `maxSessionMs` after signing in. */
export const sessionMs = cookieTable["auth._token.local"].maxAgeMs;
export const maxSessionMs = 180 * dayMs;
/** How long a known browser is remembered without a new sign-in. */
export const deviceMs = cookieTable.device.maxAgeMs;

/** How long the links of e-mails work that set a new password, and that prove an address. */
export const resetMs = 2 * hourMs;
export const verificationMs = 7 * dayMs;
