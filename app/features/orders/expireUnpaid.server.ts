import type { Log } from "~/platform/log/log.server";

import { cancelOrder } from "./cancelOrder.server";
import { queueOrderLetter } from "./email/queueOrderEmail.server";
import { inOneDeed, type OrderDesk } from "./orderDesk.server";
import { dueStep } from "./orderMoves";
import { lockOrder, markReminded, readUnpaidIds } from "./orderState.queries.server";
import { findOrder } from "./orders.queries.server";

const batch = 100;

/**
 * Reminds once of orders that nobody has paid, and cancels those whose time is over. Any number of processes may call it
 * at once: each order is locked and looked at again, so money that has just come is not passed over.
 */
export async function expireUnpaid(desk: OrderDesk, log: Pick<Log, "error">): Promise<void> {
  for (const id of await readUnpaidIds(desk.db, desk.now(), batch)) {
    try {
      await inOneDeed(desk, (inside) => takeStep(inside, id));
    } catch (error) {
      // One order that cannot be dealt with must not keep the others waiting.
      log.error({ err: error, orderId: id }, "unpaid order not dealt with");
    }
  }
}

async function takeStep(desk: OrderDesk, id: string): Promise<void> {
  const { db, now } = desk;
  const order = (await lockOrder(db, id)) ? await findOrder(db, id) : undefined;
  if (!order) return;
  const step = dueStep(order, now());
  if (step === "cancel") await cancelOrder(desk, order, "shop");
  if (step === "remind" && (await markReminded(db, id, now()))) {
    await queueOrderLetter(desk, order, { kind: "reminder", actor: "shop" });
  }
}
