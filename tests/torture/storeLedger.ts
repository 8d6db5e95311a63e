import { randomBytes } from "node:crypto";

import { countPickups, readFullSlots } from "~/features/delivery/slotLoad.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";

import type { MaybeAnswer } from "./buyers";
import { type Opening, putInStock, withDatabase } from "./ledger";
import type { Stage } from "./stage";
import { type Tally, tally } from "./tally";

/** Pieces at each place, by the place's id. */
export type Places = Record<string, number>;

export type StoresOpening = { opening: Opening; pieces: Places };

/** Puts the given pieces into each place, and none into any other. */
export async function putInPlaces(stage: Stage, pieces: Places): Promise<StoresOpening> {
  const opening = await putInStock(stage, 0);
  await withDatabase(stage, async (db) => {
    await db.updateTable("stock").set({ on_hand: 0 }).where("variant_id", "=", opening.variantId).execute();
    for (const [store_id, on_hand] of Object.entries(pieces)) {
      await db
        .insertInto("stock")
        .values({ variant_id: opening.variantId, store_id, on_hand })
        .onConflict((conflict) => conflict.columns(["variant_id", "store_id"]).doUpdateSet({ on_hand }))
        .execute();
    }
  });
  return { opening, pieces };
}

/** What a shop promised of its pieces, by place, and to whom. */
type Books = { promised: Places; onHand: Places; ids: Set<string>; owners: string[] };

/**
 * Compares for each place the pieces at the beginning with those sold, held and left, and pickup slots with their
 * limit. `answers` has one list for each buyer.
 */
export async function auditPlaces(
  stage: Stage,
  { opening, pieces }: StoresOpening,
  answers: readonly MaybeAnswer[][],
): Promise<Tally> {
  const { promised, onHand, ids, owners } = await withDatabase(stage, (db) => readBooks(db, opening));
  const crowded = await withDatabase(stage, readPickupsTooMany);
  const acknowledged = answers.map((ofBuyer) => new Set(ofBuyer.flatMap(promisedId)));
  const missing = acknowledged.flatMap((ofBuyer) => [...ofBuyer]).filter((id) => !ids.has(id)).length;
  const kept = Object.keys({ ...pieces, ...promised, ...onHand }).map((place) => ({
    there: pieces[place] ?? 0,
    gone: promised[place] ?? 0,
    left: onHand[place] ?? 0,
  }));
  return tally({
    sent: answers.flat().length,
    lost: missing + kept.reduce((sum, { there, gone, left }) => sum + Math.max(0, there - gone - left), 0),
    doubled: owners.length - new Set(owners).size + acknowledged.filter((ofBuyer) => ofBuyer.size > 1).length,
    oversold: kept.reduce((sum, { there, gone, left }) => sum + Math.max(0, gone + left - there, -left), crowded),
  });
}

/** Returns the order's id or the reservation's number, from the address that the visitor is redirected to. */
export function promisedId(answer: MaybeAnswer): string[] {
  if (answer?.status !== 303) return [];
  const id = /\/(?:shrnuti|rezervace)\/([\w-]+)\/[\w-]+$/.exec(answer.location ?? "")?.[1];
  return id === undefined ? [] : [id];
}

async function readBooks(db: Db, { variantId, openedAt }: Opening): Promise<Books> {
  const sold = await db
    .selectFrom("order_allocation")
    .innerJoin("orders", "orders.id", "order_allocation.order_id")
    .where("orders.placed_at", ">=", openedAt)
    .where("orders.state", "!=", "cancelled")
    .select(["orders.id", "orders.cart_id as owner", "order_allocation.store_id as place", "quantity"])
    .execute();
  const held = await db
    .selectFrom("reservation")
    .where("created_at", ">=", openedAt)
    .where("ended_at", "is", null)
    .select(["number as id", "email_key as owner", "store_id as place", "quantity"])
    .execute();
  const stock = await db.selectFrom("stock").where("variant_id", "=", variantId).selectAll().execute();
  const promised: Places = {};
  for (const { place, quantity } of [...sold, ...held]) promised[place] = (promised[place] ?? 0) + quantity;
  const onHand = Object.fromEntries(stock.map(({ store_id, on_hand }) => [store_id, on_hand]));
  const all = [...sold, ...held];
  return { promised, onHand, ids: new Set(all.map(({ id }) => id)), owners: all.map(({ owner }) => String(owner)) };
}

/** Returns how many pickups the stores have beyond what they hand over in half an hour. */
async function readPickupsTooMany(db: Db): Promise<number> {
  const { per_slot: most } = (await readSettings(db, "cs")).pickup;
  const counts = await Promise.all((await readFullSlots(db, 0, most + 1)).map((slot) => countPickups(db, slot)));
  return counts.reduce((sum, count) => sum + count - most, 0);
}

/** Returns a submission key like one that a form is rendered with. */
export function submissionKey(): string {
  return randomBytes(16).toString("base64url");
}
