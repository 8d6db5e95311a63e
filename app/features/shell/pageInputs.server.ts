import { readTempId } from "~/features/cart/guest/guestCookie.server";
import type { Consent } from "~/features/consent/consent";
import { readConsent } from "~/features/consent/consentCookie.server";
import { isBannerClosed } from "~/features/content/bannerCookie.server";
import { readWishTempId } from "~/features/wishlist/wishTempId.server";
import type { Asked } from "~/platform/http/cookies.server";
import { readLanguageCookie } from "~/platform/http/languageCookie.server";
import { isLightWanted } from "~/platform/http/liteMode.server";
import { type Locale, localeOfPath } from "~/platform/i18n/locale";

/**
 * All that the shell around a page may depend on besides the address, as it is understood. The shell is drawn from it and
 * the page cache's key is made from it, so two visitors share a page only where it would be the same.
 */
export type PageInputs = {
  pathname: string;
  locale: Locale;
  /** The query asks for the cookie bar. */
  reopensConsent: boolean;
  /** Chosen or shown before; null on a first visit. */
  language: Locale | null;
  consent: Consent | null;
  isLight: boolean;
  isPromoClosed: boolean;
  isPopupClosed: boolean;
  tempId: string | null;
  wishTempId: string | null;
};

/** `url` may be only a path with its query. */
export function readPageInputs(asked: Asked & { url: string }): PageInputs {
  const { pathname, searchParams } = new URL(asked.url, "http://shop.invalid");
  return {
    pathname,
    locale: localeOfPath(pathname),
    reopensConsent: searchParams.has("cookies"),
    language: readLanguageCookie(asked.headers),
    consent: readConsent(asked),
    isLight: isLightWanted(asked),
    isPromoClosed: isBannerClosed(asked, "promo"),
    isPopupClosed: isBannerClosed(asked, "popup"),
    tempId: readTempId(asked),
    wishTempId: readWishTempId(asked),
  };
}
