import { addressOf, isProductPath } from "~/addresses";
import { consentBarFacts } from "~/features/consent/consentBar";
import { readConsent } from "~/features/consent/consentCookie.server";
import type { Banners } from "~/features/content/banner";
import { readBanners } from "~/features/content/banner.queries.server";
import { isBannerClosed } from "~/features/content/bannerCookie.server";
import type { Settings } from "~/features/settings/settings";
import { briefly } from "~/platform/briefly.server";
import type { Db } from "~/platform/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { isLightWanted } from "~/platform/lightVersion.server";
import type { Locale } from "~/platform/locale";

import type { VisitorChoices } from "./shellFacts";

const bannersOf = briefly(readBanners);

/** What is still to be chosen or closed on this page; banners are read only where one may be shown. */
export async function readChoices(
  request: Request,
  db: Db,
  { locale, settings }: { locale: Locale; settings: Settings },
): Promise<VisitorChoices> {
  const { pathname, searchParams } = new URL(request.url);
  const consent = readConsent(request);
  const asksConsent = consent === null || searchParams.has("cookies");
  const showsPromo = !isBannerClosed(request, "promo");
  const showsPopup =
    !asksConsent && settings.intropopup.is_enabled && !isBuying(pathname, locale) && !isBannerClosed(request, "popup");
  const banners = showsPromo || showsPopup ? await bannersOf(db, locale) : null;
  return {
    consentBar: asksConsent ? consentBarFacts(translatorFor(locale), locale, consent) : null,
    promo: (showsPromo && banners?.["banner.promo"][0]) || null,
    popup: showsPopup && banners ? popupOf(banners) : null,
    isLight: isLightWanted(request),
  };
}

/** In the cart, in the checkout and before a product's form nothing lies over what is being done. */
function isBuying(pathname: string, locale: Locale): boolean {
  return pathname.startsWith(addressOf("cart", locale)) || isProductPath(pathname);
}

function popupOf(banners: Banners): VisitorChoices["popup"] {
  const wide = banners["banner.popup_desktop"][0] ?? null;
  const narrow = banners["banner.popup_mobile"][0] ?? null;
  return wide || narrow ? { wide, narrow } : null;
}
