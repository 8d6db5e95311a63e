import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { addressOf, movedAddress } from "~/addresses";
import { buildCrumbs } from "~/features/content/crumbs";
import { InfoPage, type PageView } from "~/features/content/InfoPage";
import { findPageSlug, type Page, readPage, readPageLinks } from "~/features/content/page.queries.server";
import { isUnder, type PageGroup, pageAddress, pageIdAt, pagesAbove } from "~/features/content/pageAddresses";
import { serviceOrderAddress } from "~/features/services/serviceAddresses";
import { kindOfPage } from "~/features/services/serviceKinds";
import { pageMeta } from "~/features/shell/pageMeta";
import { type Locale, otherLocale } from "~/platform/i18n/locale";
import { type Visit, visitOf } from "~/visit/visit.server";

const serviceGroup: PageGroup = "services";

export const handle = { i18n: ["content"], isCacheable: true };

/** Serves text pages: /info/…, the services, the dry cleaner. A wrong slug redirects to the right one. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, locale } = visit;
  const { pathname, search } = visit.url;
  const movedTo = movedAddress(pathname);
  if (movedTo) throw redirect(`${movedTo}${search}`, 301);
  const id = pageIdAt(pathname);
  const page = id && (await readPage(db, locale, id));
  if (!page) throw data({ elsewhere: null }, { status: 404 });
  const address = pageAddress(locale, page);
  if (address !== pathname) throw redirect(`${address}${search}`, 301);
  return { view: await viewOf(visit, page), elsewhere: await addressElsewhere(visit, id) };
}

async function addressElsewhere({ db, locale }: Visit, id: string): Promise<string | null> {
  const other = otherLocale(locale);
  const slug = await findPageSlug(db, other, id);
  return slug === undefined ? null : pageAddress(other, { id, slug });
}

async function viewOf({ db, locale, t }: Visit, page: Page): Promise<PageView> {
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

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.view.page.title ?? "", data?.view.page.lead, { elsewhere: data?.elsewhere });

export default function PagesPage() {
  return <InfoPage view={useLoaderData<typeof loader>().view} />;
}
