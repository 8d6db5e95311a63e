import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { movedAddress, pictureAddress } from "~/addresses";
import { findContentRetirement } from "~/features/content/contentRetirement.queries.server";
import { InfoPage } from "~/features/content/InfoPage";
import { pageAddress, pageIdAt } from "~/features/content/pageAddresses";
import { readFilledPage } from "~/features/legal/readFilledPage.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { goneAnswer } from "~/visit/goneAnswer.server";
import { visitOf } from "~/visit/visit.server";
import { addressElsewhere, readPageView } from "./infoPageView.server";

export const handle = { i18n: ["content"], isCacheable: true };

/** Serves text pages: /info/…, the services, the dry cleaner. A wrong slug redirects to the right one. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { locale } = visit;
  const { pathname, search } = visit.url;
  const movedTo = movedAddress(pathname);
  if (movedTo) throw redirect(`${movedTo}${search}`, 301);
  const id = pageIdAt(pathname);
  const page = id && (await readFilledPage(visit, locale, id));
  const retired = id && !page ? await findContentRetirement(visit.db, "page", id) : undefined;
  if (retired) throw goneAnswer(visit, retired.retired_to);
  if (!page) throw data({ elsewhere: null }, { status: 404 });
  const address = pageAddress(locale, page);
  if (address !== pathname) throw redirect(`${address}${search}`, 301);
  return { view: await readPageView(visit, page), elsewhere: await addressElsewhere(visit, id) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.view.page.title ?? "", data?.view.page.lead, {
    elsewhere: data?.elsewhere,
    picture: pictureOf(data?.view.page.picture?.file),
  });

function pictureOf(file: string | undefined): string | null {
  return file ? pictureAddress("big", file) : null;
}

export default function PagesPage() {
  return <InfoPage view={useLoaderData<typeof loader>().view} />;
}
