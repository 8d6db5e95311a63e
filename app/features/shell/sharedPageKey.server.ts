import type { Request } from "express";

import { countPieces } from "~/features/cart/cartLine.queries.server";
import { deviceCookieName } from "~/features/customers/session/deviceCookie.server";
import { readWishIds } from "~/features/wishlist/wish.queries.server";
import { lastKnown } from "~/platform/database/lastKnown.server";
import { acceptsEncoding } from "~/platform/http/acceptsEncoding";
import { readCookies } from "~/platform/http/cookies.server";
import type { World } from "~/platform/process/world.server";

import { readPageInputs } from "./pageInputs.server";

/** So that pages that are kept go on being given while the database is away. */
const piecesOf = lastKnown(countPieces);
const wishIdsOf = lastKnown(readWishIds);

type AskedPage = Pick<Request, "method" | "path" | "originalUrl" | "headers">;

const longestUrl = 400;
/** Cookies that PageInputs tells of, and two that no shared page shows; with any other a page is its visitor's own. */
const understood = new Set([
  ...["i18n_redirected", "cookie_consent", "light", "banner.promo", "banner.popup", "cart.tempId", "wishlist.tempId"],
  "seen",
  deviceCookieName,
]);

/**
 * What a page depends on: its address and PageInputs, of which the shell is drawn, with how many pieces are in the cart
 * and which products are wished for instead of the guest's ids. Null for the signed-in, for a first visit, which may be
 * led to another language, and for any cookie that is not known here, such as a notice.
 */
export async function sharedPageKey({ db }: World, request: AskedPage): Promise<string | null> {
  const { method, path, originalUrl, headers } = request;
  if (method !== "GET" || path.endsWith(".data") || originalUrl.length > longestUrl) return null;
  if (!acceptsEncoding(headers["accept-encoding"]?.toString(), "br")) return null;
  const asked = {
    url: originalUrl,
    headers: { get: (name: string) => headers[name.toLowerCase()]?.toString() ?? null },
  };
  if (!Object.keys(readCookies(asked)).every((name) => understood.has(name))) return null;
  const { tempId, wishTempId, ...inputs } = readPageInputs(asked);
  const { locale, language } = inputs;
  if (language === null) return null;
  const pieces = tempId && (await piecesOf(db, { tempId, locale }));
  const wishes = wishTempId && (await wishIdsOf(db, { tempId: wishTempId }, locale));
  return JSON.stringify([originalUrl, inputs, pieces, wishes]);
}

/** Whether the deepest route on the page gives itself to be shared, by `handle.isShared`. */
export function asksSharing(handles: readonly unknown[]): boolean {
  const handle = handles.at(-1);
  return typeof handle === "object" && handle !== null && "isShared" in handle && handle.isShared === true;
}
