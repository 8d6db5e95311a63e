import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import type { ServiceState } from "~/platform/database/schema";
import { queueServiceEmail } from "./queueServiceEmail.server";
import { isServiceCancellable, promisedServiceDay, type ServiceActor, type ServiceOrder } from "./service";
import { lockService, writeServiceChange } from "./service.queries.server";
import { serviceStates } from "./serviceStates";

export type ServiceChangeResult =
  | { ok: true; service: ServiceOrder }
  | { ok: false; reason: "unknown" | "forbidden" | "reason-missing" };

/** Moves an order to its next state, as staff. `note` is the text that its e-mail and page show. */
export async function moveService(
  deps: OrderDeps,
  id: string,
  { state, note }: { state: ServiceState; note: string },
  actor: ServiceActor,
): Promise<ServiceChangeResult> {
  return change(deps, id, (service, now) => {
    const { next } = serviceStates[service.state];
    if (!(next as readonly ServiceState[]).includes(state)) return "forbidden";
    if (serviceStates[state].needsReason && note === "") return "reason-missing";
    const promisedOn = serviceStates[state].startsDays ? promisedServiceDay(service.kind, now) : null;
    return { ...service, state, promisedOn: service.promisedOn ?? promisedOn, note, actor };
  });
}

/** Sets the agreed price or the promised day while the order is open, as staff. */
export async function setServiceTerms(
  deps: OrderDeps,
  id: string,
  terms: { priceMinor?: number; promisedOn?: string; note?: string },
  actor: ServiceActor,
): Promise<ServiceChangeResult> {
  return change(deps, id, (service) =>
    serviceStates[service.state].isOpen ? { ...service, note: "", ...terms, actor } : "forbidden",
  );
}

/** Cancels an order for a customer who has its secret address, as long as the garment has not arrived. */
export async function cancelService(deps: OrderDeps, id: string): Promise<ServiceChangeResult> {
  return change(deps, id, (service) =>
    isServiceCancellable(service)
      ? { ...service, state: "cancelled", note: "", actor: "customer" as const }
      : "forbidden",
  );
}

type Changed = ServiceOrder & { note: string; actor: ServiceActor };

async function change(
  deps: OrderDeps,
  id: string,
  decide: (service: ServiceOrder, now: number) => Changed | "forbidden" | "reason-missing",
): Promise<ServiceChangeResult> {
  return inTransaction(deps, async (txDeps) => {
    const { db, now } = txDeps;
    const service = await lockService(db, id);
    if (!service) return { ok: false, reason: "unknown" };
    const changed = decide(service, now());
    if (typeof changed === "string") return { ok: false, reason: changed };
    const { note, actor, ...then } = changed;
    const isEnded = !serviceStates[then.state].isOpen;
    const position = await writeServiceChange(db, id, { ...then, note, actor, at: now(), isEnded });
    const name = then.state === service.state ? "terms" : then.state;
    await queueServiceEmail(txDeps, then, { name, position, note });
    return { ok: true, service: then };
  });
}
