import { data } from "@remix-run/node";

import type { WishlistOperation } from "~/features/wishlist/WishlistErrorPage";
import { readWishlistTempId } from "~/features/wishlist/wishlistCookie.server";

import { errorStatus } from "~/platform/database/databaseUnavailable.server";

import { isFromScript } from "~/visit/formOrigin.server";
import type { RouteArgs } from "~/visit/visit.server";
import { logWishlistError } from "./logWishlistError.server";
import { moveToCart } from "./moveToCart.server";
import { renewShareLink } from "./renewShareLink.server";
import { removeProduct, saveProduct } from "./saveProduct.server";
import { receiveWishlistForm, redirectBackOrToWishlist, type WishlistVisit } from "./wishlistVisit.server";
import { writeNote } from "./writeNote.server";

/** Handles all forms about the wishlist. The submit button's name is the operation, its value the product. */
export async function changeWishlist(args: RouteArgs) {
  const visit = await receiveWishlistForm(args);
  const { form } = visit;
  if (form.has("add")) return attempt(readWishlistTempId(visit.request) ? "add" : "create", visit, saveProduct);
  if (form.has("remove")) return attempt("remove", visit, removeProduct);
  if (form.has("note")) return attempt("change", visit, writeNote);
  if (form.has("move")) return attempt("change", visit, moveToCart);
  return attempt("change", visit, renewShareLink);
}

/**
 * Logs an error and answers with the text for the operation (specification 8). Scripts send hearts from any page, which
 * an error page must not replace, so they get a notice.
 */
async function attempt<Result>(
  operation: Exclude<WishlistOperation, "load">,
  visit: WishlistVisit,
  run: (visit: WishlistVisit) => Promise<Result>,
): Promise<Result> {
  try {
    return await run(visit);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    logWishlistError(visit, operation, error);
    if (!isFromScript(visit.request)) throw data({ operation }, { status: errorStatus(error) });
    throw await redirectBackOrToWishlist(visit, { notice: { tone: "alert", key: noticeOf[operation], values: {} } });
  }
}

const noticeOf = {
  create: "wishCreateFailed",
  add: "wishAddFailed",
  remove: "wishRemoveFailed",
  change: "wishChangeFailed",
} as const;
