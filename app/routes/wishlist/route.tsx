import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { readVisit } from "~/features/customers/session/session.server";
import { pageOf } from "~/features/listing/listing";
import { FaultPage } from "~/features/shell/FaultPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { readWishlist } from "~/features/wishlist/readWishlist.server";
import { isWishlistDeed, WishlistFault } from "~/features/wishlist/WishlistFault";
import { WishlistPage } from "~/features/wishlist/WishlistPage";
import { findWishlist } from "~/features/wishlist/wishlist.queries.server";
import { keepWishTempId, readWishTempId } from "~/features/wishlist/wishTempId.server";
import { faultStatus } from "~/platform/database/databaseAway.server";
import { isRefused, markRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import { faultTitle } from "~/visit/errorTitle";
import { problemTitle } from "~/visit/problemTitle.server";
import { changeWishlist } from "./changeWishlist.server";
import { logFault } from "./logFault.server";

export const handle = { i18n: ["wishlist", "catalog"] };

export async function loader(args: LoaderFunctionArgs) {
  return showWishlist(args).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    logFault(args.context, "load", error);
    throw data({ deed: "load" }, { status: faultStatus(error) });
  });
}

async function showWishlist({ request, context }: LoaderFunctionArgs) {
  const { db, environment, now } = worldOf(context);
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const title = problemTitle(locale, translatorFor(locale)("wishlist:title"), isRefused(context));
  const origin = new URL(environment.publicUrl).origin;
  const page = pageOf(url.searchParams);
  const tempId = readWishTempId(request);
  const { signedIn } = await readVisit(request, context);
  const owner = signedIn ? { userId: signedIn.customer.id } : tempId ? { tempId } : null;
  const list = owner ? await findWishlist(db, owner) : undefined;
  const nothing = { lines: [], count: 0, elsewhereCount: 0, page: 1 };
  if (!list && page === 1) return data({ title, origin, shareId: null, wishes: nothing });
  const wishes = list && page && (await readWishlist(db, locale, { id: list.id, page }, now()));
  if (!list || !wishes) throw data({ elsewhere: null }, { status: 404 });
  const headers: Record<string, string> = signedIn
    ? {}
    : { "Set-Cookie": keepWishTempId(request, environment).setCookie };
  return data({ title, origin, shareId: list.shareId, wishes }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  markRefused(context);
  return changeWishlist(request, context);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  pageMeta(matches, data?.title ?? faultTitle(matches, error));

export default function WishlistRoute() {
  const { wishes, origin, shareId } = useLoaderData<typeof loader>();
  return <WishlistPage wishes={wishes} origin={origin} shareId={shareId} refusal={useActionData<typeof action>()} />;
}

/** A page or list that does not exist is the shop's 404; what broke here is said in the words of the wishlist. */
export function ErrorBoundary() {
  const error = useRouteError();
  const deed: unknown = isRouteErrorResponse(error) ? error.data?.deed : undefined;
  return isWishlistDeed(deed) ? <WishlistFault deed={deed} /> : <FaultPage requestId={undefined} />;
}
