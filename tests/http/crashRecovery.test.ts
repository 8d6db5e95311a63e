import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

import { openDatabase } from "~/platform/database/database.server";
import { anyAddress, Visitor, type VisitorResponse } from "../support/browser/visitor";
import { agree, fillCheckout, isSummary } from "../support/purchase";
import { openShop, startShop } from "../support/shop/runningShop";

const purchase = { prefix: "", productId: 1001, colourId: "cerna", size: "50" } as const;
const buyers = 12;

test("killing the shop while orders are placed loses no acknowledged order", async () => {
  const shop = await openShop({ workers: 2, environment: { TRUST_PROXY: "1" } });
  const plenty = openDatabase({ databaseUrl: undefined, dataDir: shop.dataDir });
  await plenty.updateTable("stock").set({ on_hand: 99 }).where("store_id", "=", "eshop").execute();
  await plenty.destroy();
  const visitors = Array.from({ length: buyers }, () => new Visitor(shop.url, { address: anyAddress() }));
  const reviews = await Promise.all(visitors.map((visitor) => fillCheckout(visitor, purchase)));

  // The processes are killed at the first acknowledged order: others are in flight, some stored, some not.
  const acknowledged: VisitorResponse[] = [];
  let isKilled = false;
  await Promise.allSettled(
    visitors.map(async (visitor, index) => {
      const answer = await agree(visitor, purchase, reviews[index] ?? never());
      if (isSummary(answer)) acknowledged.push(answer);
      if (!isKilled) killAll(shop.process.pid);
      isKilled = true;
    }),
  );

  expect(acknowledged.length).toBeGreaterThan(0);
  const again = await startShop(shop.dataDir, {});
  try {
    const summaries = await Promise.all(acknowledged.map(({ location }) => new Visitor(again.url).get(location ?? "")));
    expect(summaries.map(({ status }) => status)).toEqual(acknowledged.map(() => 200));
    const db = openDatabase({ databaseUrl: undefined, dataDir: shop.dataDir });
    const orders = await db.selectFrom("orders").select("id").execute();
    const lines = await db.selectFrom("order_line").select("quantity").execute();
    const stock = await db
      .selectFrom("stock")
      .innerJoin("variant", "variant.id", "stock.variant_id")
      .where("store_id", "=", "eshop")
      .where("product_id", "=", purchase.productId)
      .where("colour_id", "=", purchase.colourId)
      .where("size", "=", purchase.size)
      .select("on_hand")
      .executeTakeFirstOrThrow();
    // Each order is complete, with its line and its stock change.
    expect(lines).toHaveLength(orders.length);
    expect(stock.on_hand).toBe(99 - orders.length);
    expect(await db.selectFrom("mail_outbox").select("id").execute()).toHaveLength(orders.length);
    await db.destroy();
  } finally {
    await again.stop();
  }
}, 120_000);

/** Kills the primary process and its workers at once, without a chance to clean up. */
function killAll(pid: number | undefined) {
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
    .split(/\s+/)
    .filter(Boolean);
  for (const each of [pid ?? 0, ...children.map(Number)]) process.kill(each, "SIGKILL");
}

function never(): never {
  throw new Error("every visitor has a review");
}
