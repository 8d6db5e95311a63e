import { sql } from "kysely";
import { expect, test } from "vitest";

import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { readDueStockAlerts } from "./dueStockAlert.queries.server";

/** The look took 60 ms and more where it met each alert, and takes less than 1 ms. */
const mostMs = 15;

// It runs every few seconds in every worker, and SQLite answers nothing else meanwhile.
test("the look for what is back in stock costs next to nothing, however many wait for what is sold out", async () => {
  const db = await freshDb();
  const soldOut = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [String(index + 30), 0]));
  await stockJacket(db, { onHand: { ...soldOut, XL: 3 } });
  await sql`
    with recursive waiting (number) as (select 1 union all select number + 1 from waiting where number < 20000)
    insert into stock_watch (id, email, product_id, variant_id, locale, created_at)
    select 'alert-' || number, number || '@priklad.cz', 1001, 1001001 + number % 60, 'cs', number from waiting`.execute(
    db,
  );
  const lookMs: number[] = [];
  for (let look = 1; look <= 5; look += 1) {
    const start = performance.now();
    expect(await readDueStockAlerts(db, 50)).toEqual([]);
    lookMs.push(performance.now() - start);
  }
  expect(Math.min(...lookMs)).toBeLessThan(mostMs);
});
