import {
  addressOf,
  closeAddress,
  consentAddress,
  languageAddress,
  liteModeAddress,
  movedAddress,
  paymentNoticeAddress,
} from "~/addresses";
import { localeOfPath, locales } from "~/platform/i18n/locale";
import { trialGatewayPath } from "~/platform/payments/trialGatewayPath";

const closedPages = locales.map((locale) => addressOf("maintenance", locale));

/**
 * Paths that stay open during maintenance: sign-in, so that staff get in, the visitor's preferences, and the bank's
 * notifications, as money that was sent before the shop closed arrives after it.
 */
const open: readonly string[] = [
  ...closedPages,
  ...locales.flatMap((locale) => [addressOf("signIn", locale), addressOf("signInAlternate", locale)]),
  closeAddress,
  consentAddress,
  languageAddress,
  liteModeAddress,
  paymentNoticeAddress,
];

/**
 * The redirect of a path during maintenance; null where the path stays open (decision 89). The trial gateway's calls come
 * from the shop itself, which asks it like a bank; its page for buyers is closed.
 */
export function maintenanceRedirect(pathname: string): string | null {
  if (open.includes(pathname) || pathname.startsWith(`${trialGatewayPath}/`)) return null;
  const moved = movedAddress(pathname);
  if (moved !== undefined && closedPages.includes(moved)) return null;
  return addressOf("maintenance", localeOfPath(pathname));
}
