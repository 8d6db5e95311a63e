import { addressOf } from "~/addresses";
import { readConsentedAnalytics } from "~/features/analytics/consentedAnalytics.server";
import { loadCart } from "~/features/cart/loadCart.server";
import { countPiecesInCart } from "~/features/cart/pieceCount.queries.server";
import { teaserOf } from "~/features/content/pageTeaser";
import { readCachedTeasers } from "~/features/content/pageTeaser.queries.server";
import type { SessionState } from "~/features/customers/session/session.server";
import { readCachedCategories } from "~/features/products/category.queries.server";
import { companyLine } from "~/features/settings/company";
import type { Settings } from "~/features/settings/settings";
import { readWishlistProductIds } from "~/features/wishlist/wishlistItem.queries.server";
import type { Notice } from "~/platform/http/notice.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { withoutRetired } from "./menuLinks";
import { type PanelEntry, withPanels } from "./menuPanels";
import { readPageInputs } from "./pageInputs.server";
import { readChoices } from "./readChoices.server";
import { readCachedRetiredIds } from "./retiredIds.queries.server";
import type { ShellData } from "./shellData";

/** Reads the shell's data of this visitor, with queries only for what the request has a cookie for. */
export async function readShell(
  request: Request,
  world: World,
  {
    locale,
    settings,
    notice,
    session,
  }: { locale: Locale; settings: Settings; notice: Notice | null; session: SessionState },
): Promise<ShellData> {
  const { db } = world;
  const customer = session.signedIn?.customer;
  const inputs = readPageInputs(request);
  const { tempId, wishlistTempId } = inputs;
  const owner = customer ? { customerId: customer.id, locale } : tempId ? { tempId, locale } : null;
  const choices = await readChoices(inputs, db, { locale, settings });
  const wishlistOwner = customer ? { customerId: customer.id } : wishlistTempId ? { tempId: wishlistTempId } : null;
  const pieceCount = owner ? await orNull(world, countPiecesInCart(db, owner)) : 0;
  // A customer without a cart gets one with the first page (specification 4).
  if (customer && owner && pieceCount === undefined) await orNull(world, loadCart(db, owner, world.now()));
  const wishlistProductIds = wishlistOwner
    ? await orNull(world, readWishlistProductIds(db, wishlistOwner, locale))
    : [];
  const failed = pieceCount === null ? "cart" : wishlistProductIds === null ? "wishlist" : null;
  return {
    ...choices,
    consentedAnalytics: readConsentedAnalytics(inputs.consent, settings),
    brand: settings.brand,
    company: companyLine(settings.company, locale, translatorFor(locale)),
    phone: settings.company.phone,
    email: settings.shop_mail.reply_to,
    menu: await readMenu(world, locale, settings),
    notice: notice ?? (failed && failureNotice(inputs.pathname, failed, locale)),
    pieceCount: pieceCount ?? 0,
    wishlistCount: wishlistProductIds?.length ?? 0,
    wishlistProductIds: wishlistProductIds ?? [],
    account: customer ? { group: customer.group } : null,
  };
}

/** Reads the menu with its panels; parts that cannot be read are left out. */
async function readMenu(world: World, locale: Locale, { topmenu }: Settings): Promise<PanelEntry[]> {
  const { db } = world;
  const [retired, categories, teasers] = await Promise.all([
    orNull(world, readCachedRetiredIds(db)),
    orNull(world, readCachedCategories(db, locale)),
    orNull(world, readCachedTeasers(db, locale)),
  ]);
  const menu = retired ? withoutRetired(topmenu, retired) : topmenu;
  const servicePicture = teaserOf(teasers ?? [], "services")?.picture?.file ?? null;
  return withPanels(menu, { locale, categories: categories ?? [], servicePicture });
}

/** Returns null when the cart or wishlist cannot be read, as this must not break the page (specification 8). */
async function orNull<Value>({ log }: World, reading: Promise<Value>): Promise<Value | null> {
  return reading.catch((error: unknown) => {
    log.error({ err: error }, "a part of the shell was not read");
    return null;
  });
}

/** Returns the notice about a failed part; null on the cart and wishlist pages, which show the error themselves. */
function failureNotice(pathname: string, failed: "cart" | "wishlist", locale: Locale): Notice | null {
  if (pathname === addressOf(failed, locale)) return null;
  return { tone: "alert", key: failed === "cart" ? "cartLoadFailed" : "wishlistLoadFailed", values: {} };
}
