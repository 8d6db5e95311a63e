import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { movedAddress } from "~/addresses";
import { listFacts, productFacts } from "~/features/analytics/listFacts";
import { usePageFacts } from "~/features/analytics/useMeasuring";
import { neighbourLinks } from "~/features/listing/ListingBody";
import { type Listing, ListingPage } from "~/features/listing/ListingPage";
import { listingLink } from "~/features/listing/listing";
import { LateProductPage } from "~/features/productPage/LazyProductPage";
import type { Refusal } from "~/features/productPage/ProductForm";
import type { ProductPageProps } from "~/features/productPage/ProductPage";
import type { ProductView } from "~/features/productPage/productView";
import type { Picked } from "~/features/products/product";

import { pageMeta } from "~/features/shell/pageMeta";
import { isRefused, markRefused } from "~/platform/http/refusal";
import { localeOfPath } from "~/platform/i18n/locale";
import { type Packed, pack, useUnpacked } from "~/platform/pageCache/serializedJson";
import { worldOf } from "~/platform/process/world.server";
import { shortText } from "~/platform/text/stripTags";
import { useProblemTitle } from "~/ui/useProblemTitle";
import { problemTitle } from "~/visit/problemTitle.server";

import { addWish } from "./addWish.server";
import { showPlace } from "./showPlace.server";
import { takeWatch } from "./watch.server";

export const handle = { i18n: ["catalog", "listing", "product"], isShared: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const movedTo = movedAddress(url.pathname);
  if (movedTo) throw redirect(`${movedTo}${url.search}`, 301);
  const locale = localeOfPath(url.pathname);
  const shown = await showPlace(worldOf(context), locale, request, params);
  if (shown.kind === "moved") throw redirect(`${shown.to}${url.search}`, 301);
  // Whether a filter's value is known depends on the catalogue of today, so this address may mean more tomorrow.
  if (shown.kind === "canonical") throw redirect(shown.to, 302);
  if (shown.kind === "unknown") throw data({ elsewhere: shown.elsewhere }, { status: 404 });
  const title = problemTitle(locale, shown.title, isRefused(context));
  if (shown.kind === "listing") {
    const { kind, listing, elsewhere } = shown;
    const { crumbs } = listing;
    const links = neighbourLinks(listing);
    const about = shortText(listing.description);
    return data({ kind, title, about, crumbs, links, search: pageSearch(listing), elsewhere, listing: pack(listing) });
  }
  const { kind, view, setCookie, elsewhere } = shown;
  const { crumbs, product } = view;
  return data(
    { kind, title, about: product.subtitle, crumbs, elsewhere, view: pack(view) },
    { headers: { "Set-Cookie": setCookie } },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  markRefused(context);
  const isWatch = new URL(request.url).searchParams.has("hlidat");
  return isWatch ? takeWatch(request, params.id, worldOf(context)) : addWish(request, params.id, context);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? [...pageMeta(matches, data.title, data.about, data), ...(data.kind === "listing" ? data.links : [])]
    : pageMeta(matches, "");

/** A filtered listing is told to search engines as the whole one; its pages are their own. */
function pageSearch({ search, page }: Listing): string | undefined {
  return search === "" && page > 1 ? listingLink("", "", page) : undefined;
}

export default function CataloguePage() {
  const shown = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useProblemTitle(refusal ? 1 : undefined);
  if (shown.kind === "listing") return <PackedListing listing={shown.listing} />;
  const wish = refusal && "messages" in refusal ? refusal : undefined;
  const watch = refusal && "watch" in refusal ? refusal.watch : undefined;
  return <PackedProduct view={shown.view} wish={wish} watchRefusal={watch} />;
}

function PackedListing({ listing: packed }: { listing: Packed<Listing> }) {
  const listing = useUnpacked(packed);
  usePageFacts(listFacts(listing));
  return <ListingPage listing={listing} />;
}

type PackedProductProps = Pick<ProductPageProps, "watchRefusal"> & {
  view: Packed<ProductView>;
  wish: (Refusal & { picked: Picked }) | undefined;
};

function PackedProduct({ view: packed, wish, watchRefusal }: PackedProductProps) {
  const view = useUnpacked(packed);
  usePageFacts(productFacts(view));
  return (
    <LateProductPage key={view.product.id} view={withPicked(view, wish)} refusal={wish} watchRefusal={watchRefusal} />
  );
}

/** After a refusal the form keeps what had been chosen. */
function withPicked<View extends object>(view: View, refusal: { picked: object } | undefined): View {
  return refusal ? { ...view, picked: refusal.picked } : view;
}
