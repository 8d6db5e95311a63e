import { type Db, openDatabase } from "~/platform/database/database.server";

import { isSummary } from "../support/purchase";
import { setOnlineStock } from "../support/shop/onlineStock";

import { type MaybeAnswer, purchase } from "./buyers";
import type { Stage } from "./stage";
import { type Tally, tally } from "./tally";

/**
 * Reads what the shop has stored over a connection that is opened only for this, because an outage has broken the
 * others.
 */
export async function withDatabase<Result>(stage: Stage, look: (db: Db) => Promise<Result>): Promise<Result> {
  const databaseUrl = stage.postgres?.urlOf("torture");
  const db = openDatabase({ databaseUrl, dataDir: stage.shop.dataDir });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

export type Opening = { variantId: number; onHand: number; openedAt: number };

/** Puts the given number of pieces into the warehouse; what the scenario sells is counted from here. */
export async function putInStock(stage: Stage, onHand: number): Promise<Opening> {
  return withDatabase(stage, async (db) => {
    const variantId = await setOnlineStock(db, purchase, onHand);
    return { variantId, onHand, openedAt: Date.now() };
  });
}

/** Compares the responses that buyers got with what is stored. `answers` has one list for each buyer. */
export async function audit(stage: Stage, opening: Opening, answers: readonly MaybeAnswer[][]): Promise<Tally> {
  const acknowledged = answers.map((ofBuyer) => new Set(ofBuyer.flatMap(summaryId)));
  const { orders, sold, onHand } = await withDatabase(stage, (db) => readBooks(db, opening));
  const stored = new Set(orders.map(({ id }) => id));
  const missing = acknowledged.flatMap((ids) => [...ids]).filter((id) => !stored.has(id)).length;
  const carts = new Set(orders.map(({ cartId }) => cartId));
  const vanished = opening.onHand - sold - onHand;
  return tally({
    sent: answers.flat().length,
    lost: missing + Math.max(0, vanished),
    doubled: orders.length - carts.size + acknowledged.filter((ids) => ids.size > 1).length,
    oversold: Math.max(0, sold - opening.onHand, -onHand, -vanished),
  });
}

function summaryId(answer: MaybeAnswer): string[] {
  if (!answer || !isSummary(answer)) return [];
  return [/\/shrnuti\/([\w-]+)\//.exec(answer.location ?? "")?.[1] ?? ""];
}

async function readBooks(db: Db, { variantId, openedAt }: Opening) {
  const orders = await db
    .selectFrom("orders")
    .where("placed_at", ">=", openedAt)
    .select(["id", "cart_id as cartId"])
    .execute();
  const lines = await db
    .selectFrom("order_line")
    .innerJoin("orders", "orders.id", "order_line.order_id")
    .where("orders.placed_at", ">=", openedAt)
    .where("orders.state", "!=", "cancelled")
    .where("order_line.variant_id", "=", variantId)
    .select("quantity")
    .execute();
  const { on_hand: onHand } = await db
    .selectFrom("stock")
    .where("variant_id", "=", variantId)
    .where("store_id", "=", "eshop")
    .select("on_hand")
    .executeTakeFirstOrThrow();
  return { orders, sold: lines.reduce((sold, { quantity }) => sold + quantity, 0), onHand };
}

/**
 * Counts responses of 500 and above, by whether the shop had a reason for them: `expects503` is true while the scenario
 * has taken something away. Those without a reason are described, since a count alone explains nothing.
 */
export function judgeAnswers(answers: readonly MaybeAnswer[], { expects503 }: { expects503: boolean }): Tally {
  const failed = answers.filter((answer) => answer !== undefined).filter(({ status }) => status >= 500);
  const polite = failed.filter(({ status, headers }) => status === 503 && headers.has("Retry-After"));
  const unexplained = expects503 ? failed.filter((answer) => !polite.includes(answer)) : failed;
  for (const { status, headers, html } of unexplained.slice(0, 3)) {
    const [heading = html.slice(0, 80)] = /(?<=<title>)[^<]*/.exec(html) ?? [];
    process.stderr.write(`  ${status}, request ${headers.get("X-Request-Id")}: ${heading}\n`);
  }
  return tally({
    faults: failed.length - polite.length,
    busy: expects503 ? 0 : polite.length,
    away: expects503 ? polite.length : 0,
  });
}
