import { dayMs, hourMs, minuteMs } from "./time/durations";

/**
 * `purpose` is the end of the translation key `legal:cookies.purpose.…`, the text that explains the cookie on the
 * privacy page.
 */
type CookieRule = { maxAgeMs: number; isReadableByScripts?: boolean; purpose: string };

/**
 * Every cookie that the shop itself sets. Each of them is technical, because nothing works without it or the visitor
 * has asked for it. The exception is `seen`, which is set only after consent. The privacy page lists the cookies of
 * this table.
 */
export const cookieTable = {
  "cart.tempId": { maxAgeMs: 14 * dayMs, purpose: "cart" },
  "wishlist.tempId": { maxAgeMs: 14 * dayMs, purpose: "wishlist" },
  "auth._token.local": { maxAgeMs: 30 * dayMs, purpose: "session" },
  "auth.redirect": { maxAgeMs: hourMs, purpose: "redirect" },
  device: { maxAgeMs: 180 * dayMs, purpose: "device" },
  i18n_redirected: { maxAgeMs: 365 * dayMs, isReadableByScripts: true, purpose: "language" },
  cookie_consent: { maxAgeMs: 365 * dayMs, purpose: "consent" },
  "consent.id": { maxAgeMs: 365 * dayMs, purpose: "consentId" },
  notice: { maxAgeMs: minuteMs, purpose: "notice" },
  seen: { maxAgeMs: 14 * dayMs, purpose: "seen" },
  "banner.promo": { maxAgeMs: dayMs, purpose: "banner" },
  "banner.popup": { maxAgeMs: 14 * dayMs, purpose: "banner" },
  light: { maxAgeMs: 365 * dayMs, purpose: "light" },
} as const satisfies Record<string, CookieRule>;

export type CookieName = keyof typeof cookieTable;

export function cookieRule(name: CookieName): CookieRule {
  return cookieTable[name];
}
