import { type ReserveInput, reserve } from "~/features/reservations/reserve.server";

import { stockJacket } from "./products";
import { freshDb } from "./shop/freshDb";
import { testWorld } from "./shop/world";
import { openStores } from "./stores";

/** Opens a shop with the jacket only in Prague's store; the clock stands on Wednesday, 2026-11-18. */
export async function openReservationShop(pieces = 3) {
  const world = testWorld(await freshDb());
  const { db } = world;
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 0 } });
  await db.insertInto("stock").values({ variant_id: 1_001_001, store_id: "praha", on_hand: pieces }).execute();
  const ask = (given: Partial<ReserveInput> = {}, networkHash: string | null = null) =>
    reserve(world, { ...evas, ...given }, { customerId: null, networkHash });
  const make = async (given: Partial<ReserveInput> = {}) => {
    const made = await ask(given);
    if (!made.ok) throw new Error(made.reason);
    return made.reservation;
  };
  const left = async () => {
    const rows = await db.selectFrom("stock").where("store_id", "=", "praha").select("on_hand").execute();
    return rows.map(({ on_hand }) => on_hand);
  };
  const emails = async () => {
    const rows = await db.selectFrom("mail_outbox").orderBy("created_at").orderBy("kind").select("kind").execute();
    return rows.map(({ kind }) => kind);
  };
  const availability = async () =>
    (await db.selectFrom("product").select("availability").executeTakeFirstOrThrow()).availability;
  const at = (instant: number) => ({ ...world, now: () => instant });
  return { world, db, ask, make, left, emails, availability, at };
}

const evas: ReserveInput = {
  locale: "cs",
  storeId: "praha",
  productId: 1001,
  variantId: 1_001_001,
  quantity: 1,
  name: "Eva Nová",
  email: "eva@seznam.cz",
  phone: "+420601123456",
};
