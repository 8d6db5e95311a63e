import { addressOf } from "~/addresses";
import { buildCrumbs } from "~/features/content/crumbs";
import type { PageView } from "~/features/content/InfoPage";
import { findPageSlug, type Page, readPageLinks } from "~/features/content/page.queries.server";
import { isUnder, type PageGroup, pageAddress, pagesAbove } from "~/features/content/pageAddresses";
import { serviceOrderAddress } from "~/features/services/serviceAddresses";
import { kindOfPage } from "~/features/services/serviceKinds";
import { type Locale, otherLocale } from "~/platform/i18n/locale";
import type { Visit } from "~/visit/visit.server";

const serviceGroup: PageGroup = "services";

/** A text page with what stands around it. */
export async function readPageView({ db, locale, t }: Visit, page: Page): Promise<PageView> {
  const group = await readPageLinks(db, locale, page.group);
  const above = pagesAbove(page.id, group).map((ancestor) => ({
    text: ancestor.title,
    link: pageAddress(locale, ancestor),
  }));
  return {
    page,
    crumbs: buildCrumbs(locale, t("ui:home"), above, page.title),
    siblings: group.map(({ id, title, slug }) => ({ id, title, slug })),
    below: group.filter(({ id }) => isUnder(id, page.id)),
    orderAt: serviceFormAt(locale, page),
  };
}

/** The pages of services lead to the form; one about a single kind with that kind chosen. */
function serviceFormAt(locale: Locale, { id, group }: Page): string | null {
  const kind = kindOfPage(id);
  if (kind) return serviceOrderAddress(locale, kind);
  return serviceGroup === group ? addressOf("serviceOrder", locale) : null;
}

/** The page's path in the other language; null where it has none. */
export async function addressElsewhere({ db, locale }: Visit, id: string): Promise<string | null> {
  const other = otherLocale(locale);
  const slug = await findPageSlug(db, other, id);
  return slug === undefined ? null : pageAddress(other, { id, slug });
}
