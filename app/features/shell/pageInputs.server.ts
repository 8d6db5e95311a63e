import { readTempId } from "~/features/cart/guest/guestCookie.server";
import type { Consent } from "~/features/consent/consent";
import { readConsent } from "~/features/consent/consentCookie.server";
import { isBannerClosed } from "~/features/content/bannerCookie.server";
import { readWishlistTempId } from "~/features/wishlist/wishlistCookie.server";
import type { HasHeaders } from "~/platform/http/cookies.server";
import { readLanguageCookie } from "~/platform/http/languageCookie.server";
import { type Locale, localeOfPath } from "~/platform/i18n/locale";
import { isLiteModeRequested, type LiteOfferState, liteOfferFor } from "~/platform/slowConnection/liteMode.server";

/**
 * Everything besides the URL that the shell around a page may depend on. Both the shell and the page cache's key are
 * built from it, so two visitors share a page only if it would be the same for both.
 */
export type PageInputs = {
  pathname: string;
  locale: Locale;
  /** True when the query reopens the cookie bar. */
  reopensConsent: boolean;
  /** The language chosen or shown before; null on a first visit. */
  language: Locale | null;
  consent: Consent | null;
  isLite: boolean;
  liteOffer: LiteOfferState;
  isPromoClosed: boolean;
  isPopupClosed: boolean;
  /**
   * True when the page was reached from elsewhere, so that the browser is unlikely to have the styles: the page then
   * contains them.
   */
  isFirstPage: boolean;
  tempId: string | null;
  wishlistTempId: string | null;
};

/** Reads the inputs from a request, whose `url` may also be a path with its query. */
export function readPageInputs(request: HasHeaders & { url: string }): PageInputs {
  const { pathname, searchParams } = new URL(request.url, "http://shop.invalid");
  return {
    pathname,
    locale: localeOfPath(pathname),
    reopensConsent: searchParams.has("cookies"),
    language: readLanguageCookie(request.headers),
    consent: readConsent(request),
    isLite: isLiteModeRequested(request),
    liteOffer: liteOfferFor(request),
    isPromoClosed: isBannerClosed(request, "promo"),
    isPopupClosed: isBannerClosed(request, "popup"),
    isFirstPage: isFromElsewhere(request.headers.get("Sec-Fetch-Site")),
    tempId: readTempId(request),
    wishlistTempId: readWishlistTempId(request),
  };
}

/**
 * True for a page reached from elsewhere, by the header Sec-Fetch-Site, which old browsers and text browsers do not
 * send.
 */
function isFromElsewhere(site: string | null): boolean {
  return site === "none" || site === "cross-site" || site === "same-site";
}
