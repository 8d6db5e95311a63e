import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDatabase } from "~/platform/database/database.server";
import { anyAddress, Visitor } from "../support/browser/visitor";
import { agree, fillCheckout, isSummary } from "../support/purchase";
import { setOnlineStock } from "../support/shop/onlineStock";
import { type RunningPostgres, startPostgres } from "../support/shop/postgres";
import { openShop, type RunningShop } from "../support/shop/runningShop";

const buyers = 50;
const pieces = 3;
const purchase = { prefix: "", productId: 1001, colourId: "cerna", size: "50" } as const;

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.createDatabase("last_pieces");
}, 60_000);
afterAll(() => postgres.stop());

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  test("fifty concurrent buyers of the last three pieces get three orders", async () => {
    const databaseUrl = kind === "postgres" ? postgres.urlOf("last_pieces") : undefined;
    const shop = await openShop({
      workers: 3,
      environment: { TRUST_PROXY: "1" },
      ...(databaseUrl ? { databaseUrl } : {}),
    });
    try {
      const db = openDatabase({ databaseUrl, dataDir: shop.dataDir });
      const variantId = await setOnlineStock(db, purchase, pieces);
      const answers = await rush(shop);

      expect(answers.filter(isSummary)).toHaveLength(pieces);
      expect(answers.filter((answer) => !isSummary(answer)).map(({ status }) => status)).not.toContain(500);
      const orders = await db.selectFrom("orders").select("number").orderBy("number").execute();
      expect(new Set(orders.map(({ number }) => number)).size).toBe(pieces);
      expect(orders).toHaveLength(pieces);
      const stock = await db.selectFrom("stock").where("variant_id", "=", variantId).selectAll().execute();
      expect(stock.find(({ store_id }) => store_id === "eshop")?.on_hand).toBe(0);
      await db.destroy();
    } finally {
      await shop.stop();
    }
  }, 180_000);
});

/** Takes each buyer to the review before anyone submits it. */
async function rush(shop: RunningShop) {
  const visitors = Array.from({ length: buyers }, () => new Visitor(shop.url, { address: anyAddress() }));
  const reviews = await Promise.all(visitors.map((visitor) => fillCheckout(visitor, purchase)));
  expect(reviews.filter(({ status }) => status === 200)).toHaveLength(buyers);
  return Promise.all(visitors.map((visitor, index) => agree(visitor, purchase, reviews[index] ?? never())));
}

function never(): never {
  throw new Error("every visitor has a review");
}
