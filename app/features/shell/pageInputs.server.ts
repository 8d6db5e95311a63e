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
 * All that the shell around a page may depend on besides the URL. Both the shell and the page cache's key are built
 * from it, so two visitors share a page only where it would be the same.
 */
export type PageInputs = {
  pathname: string;
  locale: Locale;
  /** The query reopens the cookie bar. */
  reopensConsent: boolean;
  /** Chosen or shown before; null on a first visit. */
  language: Locale | null;
  consent: Consent | null;
  isLite: boolean;
  liteOffer: LiteOfferState;
  isPromoClosed: boolean;
  isPopupClosed: boolean;
  /** Reached from elsewhere, so that the browser is unlikely to have the styles: the page brings them along. */
  isFirstPage: boolean;
  tempId: string | null;
  wishTempId: string | null;
};

/** `url` may also be a path with its query. */
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
    wishTempId: readWishlistTempId(request),
  };
}

/** Judges by the browser's Sec-Fetch-Site, which old and text browsers do not send. */
function isFromElsewhere(site: string | null): boolean {
  return site === "none" || site === "cross-site" || site === "same-site";
}
