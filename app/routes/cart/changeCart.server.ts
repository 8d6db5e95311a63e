import { data } from "@remix-run/node";

import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import type { RouteArgs } from "~/visit/visit.server";
import { acknowledgeChangesAction } from "./acknowledgeChangesAction.server";
import { type CartVisit, receiveCartForm } from "./cartVisit.server";
import { changeQuantity, reduceToStock } from "./changeQuantity.server";
import { addVoucherAction, removeVoucherAction } from "./changeVouchers.server";
import { moveToWishlist } from "./moveToWishlist.server";
import { undoRemoval } from "./undoRemoval.server";
import { writeMessage } from "./writeMessage.server";

/**
 * Handles all forms about the cart's lines and vouchers; the presence of a field decides which. Returns 303, 422 with
 * the error, or 500 or 503 when it failed and nothing has changed.
 */
export async function changeCart(args: RouteArgs) {
  const visit = await receiveCartForm(args);
  const { form } = visit;
  if (form.has("voucherCode")) return addVoucherAction(visit);
  if (form.has("voucherId")) return removeVoucherAction(visit);
  if (form.has("restore")) return attempt(visit, undoRemoval);
  if (form.has("later")) return attempt(visit, moveToWishlist);
  if (form.has("reduce")) return attempt(visit, reduceToStock);
  if (form.has("seen")) return attempt(visit, acknowledgeChangesAction);
  if (form.has("note")) return attempt(visit, writeMessage);
  return attempt(visit, changeQuantity);
}

async function attempt<Result>(visit: CartVisit, run: (visit: CartVisit) => Promise<Result>) {
  try {
    return await run(visit);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    visit.log.error({ err: error, requestId: visit.requestId }, "the cart was not changed");
    return data({ operation: "change" as const }, { status: errorStatus(error) });
  }
}
