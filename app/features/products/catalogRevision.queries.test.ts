import { expect, test } from "vitest";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { markProductsChanged, readCatalogueRevision, readChangedProductIds } from "./catalogRevision.queries.server";

test("a marked product is found by who knows an older revision, and no more by who knows the new one", async () => {
  const db = await freshDb();
  await stockJacket(db, { id: 1001 });
  const before = await readCatalogueRevision(db);
  await markProductsChanged(db, [1001]);
  const after = await readCatalogueRevision(db);
  expect(after).toBeGreaterThan(before);
  expect(await readChangedProductIds(db, before)).toEqual([1001]);
  expect(await readChangedProductIds(db, after)).toEqual([]);
});
