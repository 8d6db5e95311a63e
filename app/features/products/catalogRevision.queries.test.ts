import { expect, test } from "vitest";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { markProductsChanged, readCatalogRevision, readChangedProductIds } from "./catalogRevision.queries.server";

test("a product marked as changed is reported after an older revision and not after the new one", async () => {
  const db = await freshDb();
  await stockJacket(db, { id: 1001 });
  const before = await readCatalogRevision(db);
  await markProductsChanged(db, [1001]);
  const after = await readCatalogRevision(db);
  expect(after).toBeGreaterThan(before);
  expect(await readChangedProductIds(db, before)).toEqual([1001]);
  expect(await readChangedProductIds(db, after)).toEqual([]);
});
