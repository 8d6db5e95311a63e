import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { parsePageNumber } from "~/features/listing/listing";
import { ErrorPage } from "~/features/shell/ErrorPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { readWishlist } from "~/features/wishlist/readWishlist.server";
import { isWishlistOperation, WishlistErrorPage } from "~/features/wishlist/WishlistErrorPage";
import { WishlistPage } from "~/features/wishlist/WishlistPage";
import { findWishlist, keepWishlist } from "~/features/wishlist/wishlist.queries.server";
import { issueWishlistCookie, readWishlistTempId } from "~/features/wishlist/wishlistCookie.server";
import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { markRefused } from "~/platform/http/refusal";
import { problemTitle } from "~/visit/problemTitle.server";
import { readEmptyStateSuggestions } from "~/visit/readEmptyStateSuggestions.server";
import { routeErrorTitle } from "~/visit/routeErrorTitle";
import { visitOf } from "~/visit/visit.server";
import { changeWishlist } from "./changeWishlist.server";
import { logWishlistError } from "./logWishlistError.server";

export const handle = { i18n: ["wishlist", "catalog"] };

export async function loader(args: LoaderFunctionArgs) {
  return showWishlist(args).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    logWishlistError(visitOf(args), "load", error);
    throw data({ operation: "load" }, { status: errorStatus(error) });
  });
}

async function showWishlist(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, environment, now, request, url, locale, t } = visit;
  const title = problemTitle(visit, t("wishlist:title"));
  const origin = new URL(environment.publicUrl).origin;
  const page = parsePageNumber(url.searchParams);
  const tempId = readWishlistTempId(request);
  const signedIn = await visit.readSignedIn();
  const owner = signedIn ? { customerId: signedIn.customer.id } : tempId ? { tempId } : null;
  const list = owner ? await findWishlist(db, owner) : undefined;
  const nothing = { lines: [], count: 0, elsewhereCount: 0, page: 1 };
  if (!list && page === 1)
    return data({
      title,
      origin,
      shareId: null,
      wishlist: nothing,
      emptyStateSuggestions: await readEmptyStateSuggestions(visit),
    });
  const wishlist = list && page && (await readWishlist(db, locale, { id: list.id, page }, now()));
  if (!list || !wishlist) throw data({ elsewhere: null }, { status: 404 });
  await keepWishlist(db, list, now());
  const headers: Record<string, string> = signedIn
    ? {}
    : { "Set-Cookie": issueWishlistCookie(request, environment).setCookie };
  const emptyStateSuggestions = wishlist.count === 0 ? await readEmptyStateSuggestions(visit) : null;
  return data({ title, origin, shareId: list.shareId, wishlist, emptyStateSuggestions }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  markRefused(args.context);
  return changeWishlist(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  pageMeta(matches, data?.title ?? routeErrorTitle(matches, error));

export default function WishlistRoute() {
  const { wishlist, origin, shareId, emptyStateSuggestions } = useLoaderData<typeof loader>();
  return (
    <WishlistPage
      wishlist={wishlist}
      origin={origin}
      shareId={shareId}
      refusal={useActionData<typeof action>()}
      emptyStateSuggestions={emptyStateSuggestions}
    />
  );
}

/** Shows the shop's 404 page for a missing page or list; other errors have texts of the wishlist. */
export function ErrorBoundary() {
  const error = useRouteError();
  const operation: unknown = isRouteErrorResponse(error) ? error.data?.operation : undefined;
  return isWishlistOperation(operation) ? (
    <WishlistErrorPage operation={operation} />
  ) : (
    <ErrorPage requestId={undefined} />
  );
}
