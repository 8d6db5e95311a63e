import { cookieTable } from "~/platform/cookieTable";
import { dayMs, hourMs } from "~/platform/time/durations";

/** How long a session lasts after its last use. It never lasts longer than `maxSessionMs` after signing in. */
export const sessionMs = cookieTable["auth._token.local"].maxAgeMs;
export const maxSessionMs = 180 * dayMs;
/** How long a known browser is remembered without a new sign-in. */
export const deviceMs = cookieTable.device.maxAgeMs;

/** How long e-mailed links work: those that set a new password, and those that verify an address. */
export const resetMs = 2 * hourMs;
export const verificationMs = 7 * dayMs;
