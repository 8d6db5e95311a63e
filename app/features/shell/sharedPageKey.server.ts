import { parse } from "cookie";
import type { Request } from "express";

import { countPieces } from "~/features/cart/cartLine.queries.server";
import { readWishIds } from "~/features/wishlist/wish.queries.server";
import { acceptsEncoding } from "~/platform/acceptsEncoding";
import { isGuestId } from "~/platform/guestId.server";
import { lastKnown } from "~/platform/lastKnown.server";
import { localeOfPath } from "~/platform/locale";
import type { World } from "~/platform/world.server";

/** So that pages that are kept go on being given while the database is away. */
const piecesOf = lastKnown(countPieces);
const wishIdsOf = lastKnown(readWishIds);

type AskedPage = Pick<Request, "method" | "path" | "originalUrl" | "headers">;

const longestUrl = 400;
/** Cookies whose value the shell shows as it is. */
const plain = new Set(["i18n_redirected", "cookie_consent", "light", "banner.promo", "banner.popup"]);

/**
 * What the shell around a page depends on (readShell): address, language, what was chosen or closed, how many pieces are
 * in the cart and which products are wished for. Null for the signed-in, for a first visit, which may be led to another
 * language, and for any cookie that is not known here, such as a notice.
 */
export async function sharedPageKey({ db }: World, request: AskedPage): Promise<string | null> {
  const { method, path, originalUrl, headers } = request;
  if (method !== "GET" || path.endsWith(".data") || originalUrl.length > longestUrl) return null;
  if (!acceptsEncoding(headers["accept-encoding"]?.toString(), "br")) return null;
  const cookies = parse(headers.cookie ?? "");
  if (!cookies.i18n_redirected) return null;
  const locale = localeOfPath(path);
  const key: unknown[] = [originalUrl, headers["save-data"]?.toString().toLowerCase() === "on"];
  for (const name of Object.keys(cookies).sort()) {
    const value = cookies[name] ?? "";
    if (name === "seen") continue;
    if (plain.has(name)) key.push(name, value);
    else if (name === "cart.tempId" && isGuestId(value)) key.push(name, await piecesOf(db, { tempId: value, locale }));
    else if (name === "wishlist.tempId" && isGuestId(value)) {
      key.push(name, await wishIdsOf(db, { tempId: value }, locale));
    } else return null;
  }
  return JSON.stringify(key);
}

/** Whether the deepest route on the page gives itself to be shared, by `handle.isShared`. */
export function asksSharing(handles: readonly unknown[]): boolean {
  const handle = handles.at(-1);
  return typeof handle === "object" && handle !== null && "isShared" in handle && handle.isShared === true;
}
