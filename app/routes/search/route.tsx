import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { toTrackedSearch } from "~/features/analytics/toTrackedPage";
import { useTrackedPage } from "~/features/analytics/useTracking";
import { prevNextLinks } from "~/features/listing/ListingBody";
import { readQuery } from "~/features/search/query";
import { recordZeroResult } from "~/features/search/recordZeroResult.server";
import { SearchPage } from "~/features/search/SearchPage";
import type { SearchView } from "~/features/search/searchView";

import { pageMeta } from "~/features/shell/pageMeta";
import { visitOf } from "~/visit/visit.server";
import { showSearch } from "./showSearch.server";

export const handle = { i18n: ["search", "catalog", "listing"], isCacheable: true };

const tryAgainSeconds = "5";

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { url, locale, t } = visit;
  const query = readQuery(url.searchParams.get("q"));
  const shown = await showSearch(visit, query);
  if (shown.kind === "canonical") throw redirect(shown.to, 302);
  if (shown.kind === "unknown") throw data({ elsewhere: null }, { status: 404 });
  const { view } = shown;
  const hasNoExactResult = view.state === "none" || view.isPartial;
  // The search is recorded after the response, which must not wait for it.
  if (hasNoExactResult && !url.searchParams.has("sekce"))
    setImmediate(() => recordZeroResult(visit, locale, query.text));
  const title = query.text ? t(titleKeyOf(view), { query: query.text }) : t("search:title");
  if (view.state !== "starting") return data({ title, view });
  return data({ title, view }, { status: 503, headers: { "Retry-After": tryAgainSeconds } });
}

/** Returns the title's key. A search without results says so in the title, which a screen reader reads first. */
function titleKeyOf({ state }: SearchView) {
  return state === "none" ? "search:none" : "search:titleOf";
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.title ?? ""),
  ...(data?.view.listing ? prevNextLinks(data.view.listing) : []),
];

export default function SearchRoute() {
  const { title, view } = useLoaderData<typeof loader>();
  useTrackedPage(toTrackedSearch(title, view));
  return <SearchPage view={view} />;
}
