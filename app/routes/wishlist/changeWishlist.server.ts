import { type AppLoadContext, data } from "@remix-run/node";

import type { WishlistDeed } from "~/features/wishlist/WishlistFault";
import { readWishTempId } from "~/features/wishlist/wishTempId.server";

import { faultStatus } from "~/platform/database/databaseAway.server";

import { isFromScript } from "~/visit/formOrigin.server";
import { logFault } from "./logFault.server";
import { moveToCart } from "./moveToCart.server";
import { renewShare } from "./renewShare.server";
import { removeProduct, saveProduct } from "./saveProduct.server";
import { leadBack, receiveWish, type WishVisit } from "./wishVisit.server";
import { writeNote } from "./writeNote.server";

/** Takes every form about the wishlist. The button that was pressed names the deed and, as its value, the product. */
export async function changeWishlist(request: Request, context: AppLoadContext) {
  const visit = await receiveWish(request, context);
  const { form } = visit;
  if (form.has("add")) return attempt(readWishTempId(request) ? "add" : "create", visit, saveProduct);
  if (form.has("remove")) return attempt("remove", visit, removeProduct);
  if (form.has("note")) return attempt("change", visit, writeNote);
  if (form.has("move")) return attempt("change", visit, moveToCart);
  return attempt("change", visit, renewShare);
}

/**
 * What breaks is logged and said in the words of the deed (specification 8). A script sends hearts from any page, and
 * that page must not go away, so it is told by a notice.
 */
async function attempt<Result>(
  deed: Exclude<WishlistDeed, "load">,
  visit: WishVisit,
  run: (visit: WishVisit) => Promise<Result>,
): Promise<Result> {
  try {
    return await run(visit);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    logFault(visit.context, deed, error);
    if (!isFromScript(visit.request)) throw data({ deed }, { status: faultStatus(error) });
    throw await leadBack(visit, { notice: { tone: "alert", key: noticeOf[deed], values: {} } });
  }
}

const noticeOf = {
  create: "wishCreateFailed",
  add: "wishAddFailed",
  remove: "wishRemoveFailed",
  change: "wishChangeFailed",
} as const;
