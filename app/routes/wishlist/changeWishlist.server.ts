import { data } from "@remix-run/node";

import type { WishlistOperation } from "~/features/wishlist/WishlistErrorPage";
import { wishlistIntents } from "~/features/wishlist/wishlist.form";
import { readWishlistTempId } from "~/features/wishlist/wishlistCookie.server";

import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { parseIntent } from "~/platform/http/parseIntent.server";

import { isFromScript } from "~/visit/formOrigin.server";
import type { RouteArgs } from "~/visit/visit.server";
import { logWishlistError } from "./logWishlistError.server";
import { moveToCart } from "./moveToCart.server";
import { renewShareLink } from "./renewShareLink.server";
import { removeProduct, saveProduct } from "./saveProduct.server";
import { receiveWishlistForm, redirectBackOrToWishlist, type WishlistVisit } from "./wishlistVisit.server";
import { writeNote } from "./writeNote.server";

/** Handles all forms of the wishlist. */
export async function changeWishlist(args: RouteArgs) {
  const visit = await receiveWishlistForm(args);
  const asked = parseIntent(visit.form, wishlistIntents);
  const addition = readWishlistTempId(visit.request) ? "add" : "create";
  switch (asked.intent) {
    case "save-product":
      return attempt(addition, visit, () => saveProduct(visit, asked.product));
    case "remove-product":
      return attempt("remove", visit, () => removeProduct(visit, asked.product));
    case "write-note":
      return attempt("change", visit, () => writeNote(visit, asked));
    case "move-to-cart":
      return attempt("change", visit, () => moveToCart(visit, asked));
    case "renew-link":
      return attempt("change", visit, () => renewShareLink(visit));
    default:
      return asked satisfies never;
  }
}

/**
 * Logs an error and responds with the text for the operation (specification 8). Scripts submit hearts from any page,
 * which an error page must not replace, so they get a notice instead.
 */
async function attempt<Result>(
  operation: Exclude<WishlistOperation, "load">,
  visit: WishlistVisit,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    logWishlistError(visit, operation, error);
    if (!isFromScript(visit.request)) throw data({ operation }, { status: errorStatus(error) });
    throw await redirectBackOrToWishlist(visit, { notice: { tone: "alert", key: noticeOf[operation], values: {} } });
  }
}

const noticeOf = {
  create: "wishlistCreateFailed",
  add: "wishlistAddFailed",
  remove: "wishlistRemoveFailed",
  change: "wishlistChangeFailed",
} as const;
