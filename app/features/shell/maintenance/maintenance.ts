import { addressOf, closeAddress, consentAddress, languageAddress, lightAddress, movedAddress } from "~/addresses";
import { localeOfPath, locales } from "~/platform/i18n/locale";

const closedPages = locales.map((locale) => addressOf("maintenance", locale));

/** Pages and forms that stay open while the shop is closed: sign-in, so that staff get in, and the visitor's choices. */
const open: readonly string[] = [
  ...closedPages,
  ...locales.flatMap((locale) => [addressOf("signIn", locale), addressOf("signInAlternate", locale)]),
  ...[closeAddress, consentAddress, languageAddress, lightAddress],
];

/** Where a visitor to a path goes while the shop is closed; null where the path stays open (decision 89). */
export function wayWhileClosed(pathname: string): string | null {
  if (open.includes(pathname)) return null;
  const moved = movedAddress(pathname);
  if (moved !== undefined && closedPages.includes(moved)) return null;
  return addressOf("maintenance", localeOfPath(pathname));
}
