import { addressOf, closeAddress, consentAddress, languageAddress, liteModeAddress, movedAddress } from "~/addresses";
import { localeOfPath, locales } from "~/platform/i18n/locale";

const closedPages = locales.map((locale) => addressOf("maintenance", locale));

/** Paths that stay open during maintenance: sign-in, so that staff get in, and the visitor's preferences. */
const open: readonly string[] = [
  ...closedPages,
  ...locales.flatMap((locale) => [addressOf("signIn", locale), addressOf("signInAlternate", locale)]),
  ...[closeAddress, consentAddress, languageAddress, liteModeAddress],
];

/** The redirect of a path during maintenance; null where the path stays open (decision 89). */
export function maintenanceRedirect(pathname: string): string | null {
  if (open.includes(pathname)) return null;
  const moved = movedAddress(pathname);
  if (moved !== undefined && closedPages.includes(moved)) return null;
  return addressOf("maintenance", localeOfPath(pathname));
}
