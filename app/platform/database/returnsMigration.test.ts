import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { openSqlite } from "./database.server";
import { migrate } from "./migrations.server";

test("withdrawals of before get numbers in their order and are open again", async () => {
  const db = openSqlite(":memory:");
  onTestFinished(() => db.destroy());
  await migrate(db, "0030_fulfilment");
  const confirmed = { second: 20, first: 10, same: 20, draft: null };
  for (const [id, at] of Object.entries(confirmed)) {
    await sql`insert into withdrawal (id, locale, order_number, name, email, goods, submitted_at, confirmed_at)
      values (${id}, 'cs', '1', '', '', '', 1, ${at})`.execute(db);
  }
  await migrate(db);
  expect(await db.selectFrom("withdrawal").select(["id", "number", "state"]).orderBy("id").execute()).toEqual([
    { id: "draft", number: null, state: "announced" },
    { id: "first", number: 1, state: "announced" },
    { id: "same", number: 2, state: "announced" },
    { id: "second", number: 3, state: "announced" },
  ]);
  expect(await db.selectFrom("withdrawal_sequence").select("last_number").execute()).toEqual([{ last_number: 3 }]);
});
