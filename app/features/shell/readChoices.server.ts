import { addressOf, isProductPath } from "~/addresses";
import { toConsentBarData } from "~/features/consent/consentBar";
import type { Banners } from "~/features/content/banner";
import { readCachedBanners } from "~/features/content/banner.queries.server";
import type { Settings } from "~/features/settings/settings";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";

import type { PageInputs } from "./pageInputs.server";
import type { VisitorChoices } from "./shellData";

/** Returns the dismissible parts of a page; banners are read only if one may be shown. */
export async function readChoices(
  { pathname, reopensConsent, consent, isLite, liteOffer, isFirstPage, isPromoClosed, isPopupClosed }: PageInputs,
  db: Db,
  { locale, settings }: { locale: Locale; settings: Settings },
): Promise<VisitorChoices> {
  const asksConsent = consent === null || reopensConsent;
  const showsPromo = !isPromoClosed;
  const showsPopup = !asksConsent && settings.intropopup.is_enabled && isShopWindow(pathname, locale) && !isPopupClosed;
  const banners = showsPromo || showsPopup ? await readCachedBanners(db, locale) : null;
  return {
    consentBar: asksConsent ? toConsentBarData(translatorFor(locale), locale, consent) : null,
    promo: (showsPromo && banners?.["banner.promo"][0]) || null,
    popup: showsPopup && banners ? popupOf(banners) : null,
    isLite,
    liteOffer,
    isFirstPage,
  };
}

/**
 * True for pages that may show the pop-up: as it advertises products, these are the home page, listings and products,
 * not pages for buying or reading.
 */
function isShopWindow(pathname: string, locale: Locale): boolean {
  if (isProductPath(pathname)) return true;
  if (namedListings.some((screen) => pathname === addressOf(screen, locale))) return true;
  return /^(?:\/sk)?\/\d+\/[^/]+(?:\/(?:muzi|zeny))?$/.test(pathname);
}

const namedListings = ["home", "newProducts", "saleProducts", "jacketsAndCoats"] as const;

function popupOf(banners: Banners): VisitorChoices["popup"] {
  const wide = banners["banner.popup_desktop"][0] ?? null;
  const narrow = banners["banner.popup_mobile"][0] ?? null;
  return wide || narrow ? { wide, narrow } : null;
}
