import { CompiledQuery } from "kysely";
import { expect, inject, test } from "vitest";

import { logQueries } from "../../../../tests/support/shop/queryLog";
import { sampleShop } from "../../../../tests/support/shop/sampleShop";
import { readPopularIds } from "./popular.queries.server";

const now = Date.parse("2026-11-21T12:00:00Z");

test("flagged bestsellers come first, then top sellers, then others, each once", async () => {
  const db = await sampleShop();
  await db.updateTable("product").set({ is_bestseller: 0, is_top_seller: 0 }).execute();
  await db.updateTable("product").set({ is_bestseller: 1 }).where("id", "=", 1009).execute();
  await db.updateTable("product").set({ is_top_seller: 1 }).where("id", "in", [1009, 1005]).execute();
  const ids = await readPopularIds(db, "cs", 4, now);
  expect(ids.slice(0, 2)).toEqual([1009, 1005]);
  expect(new Set(ids).size).toBe(4);
  await db.destroy();
});

test("top sellers are read by their own index, not by scanning all products", async () => {
  if (inject("postgresUrl")) return;
  const db = await sampleShop();
  const { db: noted, asked } = logQueries(db);
  await readPopularIds(noted, "cs", 150, now);
  const plans = asked.map(async ({ sql, parameters }) => {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    return rows.map(({ detail }) => /INDEX (product_\w+)/.exec(detail)?.[1] ?? "none")[0];
  });
  expect(await Promise.all(plans)).toEqual(["product_bestseller", "product_top_seller", "product_bestseller"]);
  await db.destroy();
});
