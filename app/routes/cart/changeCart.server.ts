import { type AppLoadContext, data } from "@remix-run/node";

import { faultStatus } from "~/platform/database/databaseAway.server";

import { type CartVisit, receiveCartForm } from "./cartVisit.server";
import { changeQuantity, reduceToStock } from "./changeQuantity.server";
import { addTypedVoucher, removeNamedVoucher } from "./changeVouchers.server";
import { moveToWishes } from "./moveToWishes.server";
import { noteChanges } from "./noteChanges.server";
import { undoRemoval } from "./undoRemoval.server";
import { writeMessage } from "./writeMessage.server";

/**
 * Takes every form about the cart's lines and vouchers; a field of it says what is to be done. Answers 303, 422 with what
 * is wrong, or 500 or 503 when it failed and nothing has changed.
 */
export async function changeCart(request: Request, context: AppLoadContext) {
  const visit = await receiveCartForm(request, context);
  const { form } = visit;
  if (form.has("voucherCode")) return addTypedVoucher(request, form, context);
  if (form.has("voucherId")) return removeNamedVoucher(request, form, context);
  if (form.has("restore")) return attempt(visit, undoRemoval);
  if (form.has("later")) return attempt(visit, moveToWishes);
  if (form.has("reduce")) return attempt(visit, reduceToStock);
  if (form.has("seen")) return attempt(visit, noteChanges);
  if (form.has("note")) return attempt(visit, writeMessage);
  return attempt(visit, changeQuantity);
}

async function attempt<Result>(visit: CartVisit, run: (visit: CartVisit) => Promise<Result>) {
  try {
    return await run(visit);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    visit.world.log.error({ err: error, requestId: visit.context.requestId }, "the cart was not changed");
    return data({ deed: "change" as const }, { status: faultStatus(error) });
  }
}
