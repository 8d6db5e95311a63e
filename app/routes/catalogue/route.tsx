import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { movedAddress } from "~/addresses";
import { ListingPage, neighbourLinks } from "~/features/catalog/ListingPage";
import { ProductPage } from "~/features/catalog/ProductPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { localeOfPath } from "~/platform/locale";
import { isRefused, markRefused } from "~/platform/refusal";
import { worldOf } from "~/platform/world.server";

import { useProblemTitle } from "~/ui/useProblemTitle";

import { problemTitle } from "../problemTitle.server";
import { addWish } from "./addWish.server";
import { showPlace } from "./showPlace.server";

export const handle = { i18n: ["catalog", "listing"] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const movedTo = movedAddress(url.pathname);
  if (movedTo) throw redirect(`${movedTo}${url.search}`, 301);
  const locale = localeOfPath(url.pathname);
  const shown = await showPlace(worldOf(context), locale, url, params);
  if (shown.kind === "moved") throw redirect(`${shown.to}${url.search}`, 301);
  // Whether a filter's value is known depends on the catalogue of today, so this address may mean more tomorrow.
  if (shown.kind === "canonical") throw redirect(shown.to, 302);
  if (shown.kind === "unknown") throw data({ elsewhere: shown.elsewhere }, { status: 404 });
  return { ...shown, title: problemTitle(locale, shown.title, isRefused(context)) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  markRefused(context);
  return addWish(request, params.id, worldOf(context));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? [
        ...pageMeta(matches, data.title, data.kind === "product" ? data.view.product.subtitle : undefined),
        ...(data.kind === "listing" ? neighbourLinks(data.listing) : []),
      ]
    : pageMeta(matches, "");

export default function CataloguePage() {
  const shown = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useProblemTitle(refusal ? 1 : undefined);
  if (shown.kind === "listing") return <ListingPage listing={shown.listing} />;
  return <ProductPage key={shown.view.product.id} view={withPicked(shown.view, refusal)} refusal={refusal} />;
}

/** After a refusal the form keeps what had been chosen. */
function withPicked<View extends object>(view: View, refusal: { picked: object } | undefined): View {
  return refusal ? { ...view, picked: refusal.picked } : view;
}
