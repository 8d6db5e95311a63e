import { expect, test } from "vitest";

import { freshDb } from "../../../../tests/support/shop/freshDb";
import { logQueries, scannedTables } from "../../../../tests/support/shop/queryLog";
import { sampleShop } from "../../../../tests/support/shop/sampleShop";
import { chooseCrossSell } from "./crossSell";
import { readAttributed, readCrossSellOffer } from "./crossSell.queries.server";

const now = Date.UTC(2026, 10, 21, 12);

test("the sample shop has five goods for a coat of leather, and care for a jacket of nappa", async () => {
  const db = await sampleShop();
  const offer = await readCrossSellOffer(db, "cs", now);
  const goodsFor = async (id: number) => chooseCrossSell(await readAttributed(db, [id]), offer);
  expect(await goodsFor(1007)).toHaveLength(5);
  expect(await goodsFor(1001)).toContain(1027);
  await db.destroy();
});

test("what is sold out, unpublished or not sold in the language is not offered", async () => {
  const db = await sampleShop();
  await db.updateTable("product").set({ availability: "none" }).where("id", "=", 1026).execute();
  await db
    .updateTable("product")
    .set({ published_at: now + 1 })
    .where("id", "=", 1027)
    .execute();
  const czech = (await readCrossSellOffer(db, "cs", now)).map(({ id }) => id);
  expect(czech).not.toContain(1026);
  expect(czech).not.toContain(1027);
  expect(czech).toContain(1153);
  expect((await readCrossSellOffer(db, "sk", now)).map(({ id }) => id)).not.toContain(1153);
  await db.destroy();
});

test("the goods are found by an index, not by reading all", async () => {
  const plain = await freshDb({ isUnused: true });
  const { db, asked } = logQueries(plain);
  await readCrossSellOffer(db, "cs", now);
  const scanned = await Promise.all(asked.map((query) => scannedTables(plain, query)));
  expect(scanned.flat()).toEqual([]);
  await plain.destroy();
});
