import { setTimeout as pause } from "node:timers/promises";

import { changePrice, changeSale, endSale } from "~/features/catalogChanges/changePrice.server";
import { changeStock } from "~/features/catalogChanges/changeStock.server";
import type { StockChange } from "~/features/catalogChanges/stockChange";
import type { Db } from "~/platform/database/database.server";
import { secondMs } from "~/platform/time/durations";

import { type Opening, withDatabase } from "./ledger";
import type { Stage } from "./stage";

/** What staff did to the product while customers bought it. */
export type StaffBooks = {
  changes: number;
  /** Pieces that staff added, less those that they removed. */
  pieces: number;
  /** The prices that one piece may have had at some time, with VAT. */
  prices: ReadonlySet<number>;
};

const by = { actor: "torture", reason: "torture" };
const regular = [15_900, 16_900, 17_900] as const;
const reduced = [12_900, 13_900, 14_900] as const;
const pauseMs = 60;

type Goods = { code: string; sku: string; price: number };

/**
 * Changes price, sale and stock with the use cases of the commands until `isOver`; then the price is what it was
 * before.
 */
export async function workAsStaff(stage: Stage, { variantId }: Opening, isOver: () => boolean): Promise<StaffBooks> {
  return withDatabase(stage, async (db) => {
    const goods = await findGoods(db, variantId);
    const change = staffAtWork(db, goods, stage.random);
    let [changes, pieces] = [0, 0];
    for (; !isOver(); changes += 1) {
      pieces += await change();
      await pause(stage.random() * 2 * pauseMs);
    }
    const deps = { db, now: Date.now };
    await endSale(deps, goods.code, by);
    await changePrice(deps, goods.code, { cs: goods.price }, by);
    return { changes, pieces, prices: new Set([goods.price, ...regular, ...reduced]) };
  });
}

async function findGoods(db: Db, variantId: number): Promise<Goods> {
  return db
    .selectFrom("variant")
    .innerJoin("product", "product.id", "variant.product_id")
    .innerJoin("product_offer", "product_offer.product_id", "product.id")
    .where("variant.id", "=", variantId)
    .where("product_offer.locale", "=", "cs")
    .select(["product.code", "variant.sku", "product_offer.gross_minor as price"])
    .executeTakeFirstOrThrow();
}

/** Returns a function that changes something at random and returns by how many pieces the stock has changed. */
function staffAtWork(db: Db, { code, sku }: Goods, random: () => number): () => Promise<number> {
  const deps = { db, now: Date.now };
  const any = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;
  let held = 0;
  const stock = async (change: StockChange) => {
    const outcome = await changeStock(deps, { sku, storeId: "eshop", change }, by);
    // Removing pieces that are not there is rejected.
    if (!outcome.ok) return 0;
    held = outcome.held;
    return outcome.after - outcome.before;
  };
  const sale = async (begins: number, lasts: number | null) => {
    const fromAt = Date.now() + begins;
    await changeSale(deps, code, { cs: any(reduced), fromAt, toAt: lasts === null ? null : fromAt + lasts }, by);
    return 0;
  };
  const few = () => 1 + Math.floor(random() * 3);
  const works = [
    () => changePrice(deps, code, { cs: any(regular) }, by).then(() => 0),
    () => sale(0, null),
    () => sale(secondMs, 2 * secondMs),
    () => endSale(deps, code, by).then(() => 0),
    () => stock({ kind: "by", pieces: few() }),
    () => stock({ kind: "by", pieces: -few() }),
    () => stock({ kind: "counted", pieces: held + Math.floor(random() * 12) }),
  ];
  return () => any(works)();
}
