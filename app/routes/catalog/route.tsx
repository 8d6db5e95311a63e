import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { movedAddress, pictureAddress } from "~/addresses";
import { toTrackedList, toTrackedProduct } from "~/features/analytics/toTrackedPage";
import { useTrackedPage } from "~/features/analytics/useTracking";
import { prevNextLinks } from "~/features/listing/ListingBody";
import { type Listing, ListingPage } from "~/features/listing/ListingPage";
import { listingLink } from "~/features/listing/listing";
import { LazyProductPage } from "~/features/productPage/LazyProductPage";
import type { AddToCartErrors } from "~/features/productPage/ProductForm";
import type { ProductPageProps } from "~/features/productPage/ProductPage";
import type { ProductView } from "~/features/productPage/productView";
import type { SelectedOptions } from "~/features/products/product";
import { pageMeta } from "~/features/shell/pageMeta";
import { markRefused } from "~/platform/http/refusal";
import { type SerializedJson, serializeJson, useSerializedJson } from "~/platform/text/serializedJson";
import { shortText } from "~/platform/text/stripTags";
import { useProblemTitle } from "~/ui/useProblemTitle";
import { goneAnswer } from "~/visit/goneAnswer.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { visitOf } from "~/visit/visit.server";

import { productAction } from "./productAction.server";
import { showCatalogPage } from "./showCatalogPage.server";

export const handle = { i18n: ["catalog", "legal", "listing", "product"], isCacheable: true };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { url } = visit;
  const movedTo = movedAddress(url.pathname);
  if (movedTo) throw redirect(`${movedTo}${url.search}`, 301);
  const shown = await showCatalogPage(visit, args.params);
  if (shown.kind === "moved") throw redirect(`${shown.to}${url.search}`, 301);
  // The redirect is temporary: a filter value that is unknown today may be in the catalog tomorrow.
  if (shown.kind === "canonical") throw redirect(shown.to, 302);
  if (shown.kind === "gone") throw goneAnswer(visit, shown.to);
  if (shown.kind === "unknown") throw data({ elsewhere: shown.elsewhere }, { status: 404 });
  const title = problemTitle(visit, shown.title);
  if (shown.kind === "listing") {
    const { kind, listing, elsewhere } = shown;
    const { crumbs } = listing;
    const links = prevNextLinks(listing);
    const about = shortText(listing.description);
    return data({
      kind,
      title,
      about,
      crumbs,
      links,
      search: pageSearch(listing),
      elsewhere,
      picture: shown.picture ? pictureAddress("big", shown.picture) : null,
      listing: serializeJson(listing),
    });
  }
  const { kind, view, setCookie, elsewhere } = shown;
  const { crumbs, product } = view;
  const [first] = product.pictures;
  const picture = first ? pictureAddress("big", first.file) : null;
  return data(
    { kind, title, about: product.subtitle, crumbs, elsewhere, picture, view: serializeJson(view) },
    { headers: setCookie ? { "Set-Cookie": setCookie } : {} },
  );
}

export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  markRefused(visit.context);
  return productAction(visit, args.params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? [...pageMeta(matches, data.title, data.about, data), ...(data.kind === "listing" ? data.links : [])]
    : pageMeta(matches, "");

/**
 * Returns the query of the canonical address: that of a filtered listing is the unfiltered one, and each page has its
 * own.
 */
function pageSearch({ search, page }: Listing): string | undefined {
  return search === "" && page > 1 ? listingLink("", "", page) : undefined;
}

export default function CatalogPage() {
  const shown = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const stockAlertErrors = actionData && "stockAlert" in actionData ? actionData.stockAlert : undefined;
  // The form of a product marks the title itself, so only the stock alert's errors count here.
  useProblemTitle(stockAlertErrors?.refusedAt);
  if (shown.kind === "listing") return <ListingScreen listing={shown.listing} />;
  const addToCartErrors = actionData && "messages" in actionData ? actionData : undefined;
  return <ProductScreen view={shown.view} addToCartErrors={addToCartErrors} stockAlertErrors={stockAlertErrors} />;
}

function ListingScreen({ listing: serialized }: { listing: SerializedJson<Listing> }) {
  const listing = useSerializedJson(serialized);
  useTrackedPage(toTrackedList(listing));
  return <ListingPage listing={listing} />;
}

type ProductScreenProps = Pick<ProductPageProps, "stockAlertErrors"> & {
  view: SerializedJson<ProductView>;
  addToCartErrors: (AddToCartErrors & { selected: SelectedOptions }) | undefined;
};

function ProductScreen({ view: serialized, addToCartErrors, stockAlertErrors }: ProductScreenProps) {
  const view = useSerializedJson(serialized);
  useTrackedPage(toTrackedProduct(view));
  return (
    <LazyProductPage
      key={view.product.id}
      view={withSelected(view, addToCartErrors)}
      formErrors={addToCartErrors}
      stockAlertErrors={stockAlertErrors}
    />
  );
}

/** Keeps the options that were selected in a rejected form. */
function withSelected<View extends object>(view: View, formState: { selected: object } | undefined): View {
  return formState ? { ...view, selected: formState.selected } : view;
}
