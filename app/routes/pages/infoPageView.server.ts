import { buildCrumbs } from "~/features/content/crumbs";
import type { PageView } from "~/features/content/InfoPage";
import { findPageSlug, type Page, readPageLinks } from "~/features/content/page.queries.server";
import { isUnder, pageAddress, pagesAbove } from "~/features/content/pageAddresses";
import { otherLocale } from "~/platform/i18n/locale";
import type { Visit } from "~/visit/visit.server";

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
  };
}

/** The page's path in the other language; null where it has none. */
export async function addressElsewhere({ db, locale }: Visit, id: string): Promise<string | null> {
  const other = otherLocale(locale);
  const slug = await findPageSlug(db, other, id);
  return slug === undefined ? null : pageAddress(other, { id, slug });
}
