import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import type { Actor } from "~/features/orders/orderTransitions";
import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { returnStock } from "~/features/stores/stock.queries.server";
import { readStores } from "~/features/stores/storeList.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Log } from "~/platform/log/log.server";
import { pragueClock } from "~/platform/time/pragueClock";
import { queueReservationEmail } from "./queueReservationEmail.server";
import { type EndState, isExtendable, type Reservation, reservationStates, reservedUntil } from "./reservation";
import {
  lockHeld,
  readDueIds,
  recordEvent,
  writeEnd,
  writeExtension,
  writeReminder,
} from "./reservations.queries.server";

/** Ends, extends and expires reservations. Of two concurrent changes the second sees the result of the first. */

type Named = Pick<Reservation, "id">;

/** Ends a reservation; returns false when it has ended before. Unless it is collected, its pieces go back on stock. */
export async function endReservation(deps: OrderDeps, { id }: Named, state: EndState, actor: Actor): Promise<boolean> {
  return inTransaction(deps, async (txDeps) => {
    const held = await lockHeld(txDeps.db, id);
    if (held) await end(txDeps, held, state, actor);
    return held !== undefined;
  });
}

/** Holds the pieces for three more working days; returns false when it has ended or was extended before. */
export async function extendReservation(deps: OrderDeps, { id }: Named, actor: Actor): Promise<boolean> {
  return inTransaction(deps, async (txDeps) => {
    const { db, now } = txDeps;
    const held = await lockHeld(db, id);
    if (!held || !isExtendable(held, now())) return false;
    const stores = await readStores(db, held.locale, pragueClock(now()).date);
    const store = stores.find(({ id }) => id === held.storeId);
    const expiresAt = store && reservedUntil(store, held.expiresAt);
    if (expiresAt === undefined) return false;
    await writeExtension(db, id, expiresAt, now());
    await recordEvent(db, id, { kind: "extended", at: now(), actor });
    await queueReservationEmail(txDeps, { ...held, expiresAt, extendedAt: now() }, "extended");
    return true;
  });
}

const batch = 100;

/**
 * Ends expired reservations, and sends reminders of those that will expire soon. Any number of processes may run it
 * concurrently.
 */
export async function expireReservations(deps: OrderDeps, log: Pick<Log, "error">): Promise<void> {
  for (const id of await readDueIds(deps.db, deps.now(), batch)) {
    try {
      await inTransaction(deps, (txDeps) => processDue(txDeps, id));
    } catch (error) {
      // A failure with one reservation must not hold up the others.
      log.error({ err: error, reservationId: id }, "reservation not dealt with");
    }
  }
}

async function processDue(deps: OrderDeps, id: string): Promise<void> {
  const { db, now } = deps;
  const held = await lockHeld(db, id);
  if (!held) return;
  if (held.expiresAt <= now()) await end(deps, held, "expired", "shop");
  else if (held.remindedAt === null) {
    await writeReminder(db, id, now());
    await queueReservationEmail(deps, held, "expiring");
  }
}

/** Ends a reservation that the caller has locked. Stock and listings come last, as other transactions wait for them. */
async function end(deps: OrderDeps, held: Reservation, state: EndState, actor: Actor): Promise<void> {
  const { db, now } = deps;
  await writeEnd(db, held.id, state, now());
  await recordEvent(db, held.id, { kind: state, at: now(), actor });
  const { email, freesStock } = reservationStates[state];
  if (email) await queueReservationEmail(deps, { ...held, state, endedAt: now() }, email);
  if (freesStock) await freePieces(db, held);
}

async function freePieces(db: Db, { variantId, storeId, quantity, productId }: Reservation): Promise<void> {
  await returnStock(db, variantId, storeId, quantity);
  await refreshAvailability(db, [productId]);
  await markProductsChanged(db, [productId]);
}
