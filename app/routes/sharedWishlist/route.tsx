import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";

import { useLoaderData } from "@remix-run/react";
import { parsePageNumber } from "~/features/listing/listing";
import { drawCards } from "~/features/productCard/gridCards.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { readWishlist } from "~/features/wishlist/readWishlist.server";
import { SharedWishlistPage } from "~/features/wishlist/SharedWishlistPage";
import { isShareId } from "~/features/wishlist/wishlist";
import { findSharedWishlist, keepWishlist } from "~/features/wishlist/wishlist.queries.server";
import { visitOf } from "~/visit/visit.server";

export const handle = { i18n: ["wishlist", "catalog"] };

/** The address is the key to the list: it must not be cached, indexed, or passed on in a Referer (decision 24). */
const secretHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, now, url, locale, t } = visit;
  const page = parsePageNumber(url.searchParams);
  const shareId = args.params.id;
  const list = isShareId(shareId) ? await findSharedWishlist(db, shareId) : undefined;
  const found = list && page && (await readWishlist(db, locale, { id: list.id, page }, now()));
  if (!found || !shareId) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  if (list) await keepWishlist(db, list, now());
  const { lines, ...counts } = found;
  const cards = await drawCards(
    visit,
    lines.map(({ card }) => card),
    { headingLevel: "h2", isAboveFold: true },
  );
  const title = t("wishlist:shared.title");
  return data({ title, shareId, wishlist: { ...counts, cards } }, { headers: secretHeaders });
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.title ?? "").filter((tag) => !("name" in tag && tag.name === "robots")),
  { name: "robots", content: "noindex, nofollow" },
];

export default function SharedWishlistRoute() {
  return <SharedWishlistPage {...useLoaderData<typeof loader>()} />;
}
