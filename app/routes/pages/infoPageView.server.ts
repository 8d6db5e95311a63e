import { addressOf } from "~/addresses";
import { buildCrumbs } from "~/features/content/crumbs";
import type { PageAction, PageView } from "~/features/content/InfoPage";
import { findPageSlug, type Page, readPageLinks } from "~/features/content/page.queries.server";
import { isUnder, type PageGroup, pageAddress, pagesAbove, type SpecialPageId } from "~/features/content/pageAddresses";
import { readCachedTeasers } from "~/features/content/pageTeaser.queries.server";
import { serviceOrderAddress } from "~/features/services/serviceAddresses";
import { kindOfPage } from "~/features/services/serviceKinds";
import { type Locale, otherLocale } from "~/platform/i18n/locale";
import type { Visit } from "~/visit/visit.server";

const serviceGroup: PageGroup = "services";
const clubPage: SpecialPageId = "club";

/** Reads a text page together with the links around it. */
export async function readPageView({ db, locale, t }: Visit, page: Page): Promise<PageView> {
  const group = await readPageLinks(db, locale, page.group);
  const above = pagesAbove(page.id, group).map((ancestor) => ({
    text: ancestor.title,
    link: pageAddress(locale, ancestor),
  }));
  const teasers = await readCachedTeasers(db, locale);
  const teaserOfPage = (id: string) => teasers.find((teaser) => teaser.id === id);
  const below = group.filter(({ id }) => isUnder(id, page.id));
  return {
    page,
    crumbs: buildCrumbs(locale, t("ui:home"), above, page.title),
    siblings: above.length === 0 && below.length > 0 ? [] : group.map(({ id, title, slug }) => ({ id, title, slug })),
    below: below.map((child) => {
      const { picture = null, fromMinor = null, isFrom = false } = teaserOfPage(child.id) ?? {};
      return { ...child, picture, fromMinor, isFrom };
    }),
    action: actionOf(locale, page),
  };
}

/**
 * Returns the page's call to action: pages of services link to the form, those about a single kind with that kind
 * chosen; the club's page links to the registration.
 */
function actionOf(locale: Locale, { id, group }: Page): PageAction | null {
  if (id === clubPage) return { what: "joinClub", link: addressOf("register", locale) };
  const kind = kindOfPage(id);
  if (kind) return { what: "orderService", link: serviceOrderAddress(locale, kind) };
  return serviceGroup === group ? { what: "orderService", link: addressOf("serviceOrder", locale) } : null;
}

/** Returns the page's path in the other language; null where it has none. */
export async function addressElsewhere({ db, locale }: Visit, id: string): Promise<string | null> {
  const other = otherLocale(locale);
  const slug = await findPageSlug(db, other, id);
  return slug === undefined ? null : pageAddress(other, { id, slug });
}
