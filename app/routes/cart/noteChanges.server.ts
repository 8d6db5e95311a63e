import { seeChanges } from "~/features/cart/acknowledgeChanges.server";

import { type CartVisit, leadBack } from "./cartVisit.server";

/** The visitor has read what changed in the cart. */
export async function noteChanges(visit: CartVisit): Promise<never> {
  if (visit.owner) await seeChanges(visit.world.db, visit.owner);
  throw await leadBack(visit, { notice: null });
}
