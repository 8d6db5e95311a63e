import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import { pragueClock } from "~/platform/time/pragueClock";
import { claimPhotos } from "~/platform/uploads/upload.queries.server";

import { queueServiceEmail } from "./queueServiceEmail.server";
import { type ServiceOrder, type ServiceRequest, serviceNumber, servicePhotoClaim } from "./service";
import * as stored from "./service.queries.server";
import { firstServiceState } from "./serviceStates";

type Sent = { request: ServiceRequest; submissionHash: string; photoIds: readonly string[]; customerId: string | null };

/**
 * Stores a service order with its photos and confirms it by e-mail. If the same form is submitted again, the first
 * order is returned.
 */
export async function orderService(deps: OrderDeps, { photoIds, ...sent }: Sent): Promise<ServiceOrder> {
  return inTransaction(deps, async (txDeps) => {
    const { db, now } = txDeps;
    const made = await stored.insertService(db, { ...sent, now: now() });
    if (made) await complete(txDeps, made, photoIds);
    const service = await stored.findSubmittedService(db, sent.submissionHash);
    if (!service) throw new Error("a service order was stored but is not there");
    if (made) await queueServiceEmail(txDeps, service, { name: "received", position: 1, note: "" });
    return service;
  });
}

async function complete({ db, now }: OrderDeps, id: string, photoIds: readonly string[]): Promise<void> {
  const year = Number(pragueClock(now()).date.slice(0, 4));
  await stored.writeServiceNumber(db, id, serviceNumber(year, await stored.nextServiceNumber(db, year)));
  await claimPhotos(db, servicePhotoClaim({ id }), photoIds);
  await stored.writeServiceChange(db, id, {
    state: firstServiceState,
    priceMinor: null,
    promisedOn: null,
    note: "",
    actor: "customer",
    at: now(),
    isEnded: false,
  });
}
