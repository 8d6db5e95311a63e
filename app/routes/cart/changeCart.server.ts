import { data } from "@remix-run/node";
import { z } from "zod";

import { lineIntents } from "~/features/cart/cart.form";
import { voucherIntents } from "~/features/vouchers/voucher.form";
import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { parseIntent } from "~/platform/http/parseIntent.server";
import type { RouteArgs } from "~/visit/visit.server";
import { acknowledgeChangesAction } from "./acknowledgeChangesAction.server";
import { type CartVisit, receiveCartForm } from "./cartVisit.server";
import { changeQuantity, reduceToStock, removeFromCart, stepQuantity } from "./changeQuantity.server";
import { addVoucherAction, removeVoucherAction } from "./changeVouchers.server";
import { moveToWishlist } from "./moveToWishlist.server";
import { undoRemoval } from "./undoRemoval.server";
import { writeMessage } from "./writeMessage.server";

const cartIntents = z.discriminatedUnion("intent", [...lineIntents, ...voucherIntents]);

/**
 * Handles all forms about the cart's lines and vouchers. Returns 303, or 422 with the error, or 500 or 503 when the
 * change failed and nothing has changed.
 */
export async function changeCart(args: RouteArgs) {
  const visit = await receiveCartForm(args);
  const asked = parseIntent(visit.form, cartIntents);
  switch (asked.intent) {
    case "set-quantity":
      return attempt(visit, () => changeQuantity(visit, asked));
    case "add-piece":
      return attempt(visit, () => stepQuantity(visit, asked.line, 1));
    case "take-piece":
      return attempt(visit, () => stepQuantity(visit, asked.line, -1));
    case "remove-line":
      return attempt(visit, () => removeFromCart(visit, asked.line));
    case "reduce-to-stock":
      return attempt(visit, () => reduceToStock(visit, asked.line));
    case "save-for-later":
      return attempt(visit, () => moveToWishlist(visit, asked.line));
    case "write-message":
      return attempt(visit, () => writeMessage(visit, asked));
    case "undo-removal":
      return attempt(visit, () => undoRemoval(visit, asked.removed));
    case "acknowledge-changes":
      return attempt(visit, () => acknowledgeChangesAction(visit));
    case "add-voucher":
      return addVoucherAction(visit);
    case "remove-voucher":
      return removeVoucherAction(visit, asked.voucherId);
    default:
      return asked satisfies never;
  }
}

async function attempt<Result>(visit: CartVisit, run: () => Promise<Result>) {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    visit.log.error({ err: error, requestId: visit.requestId }, "the cart was not changed");
    return data({ operation: "change" as const }, { status: errorStatus(error) });
  }
}
