import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../../tests/support/catalogFolder";
import { sellGift } from "../../tests/support/gifts";
import { stockJacket } from "../../tests/support/products";
import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";

import { UsageError } from "./terminal";
import { runVoucher } from "./voucher";

async function counter() {
  const db = await freshDb();
  await stockJacket(db);
  const terminal = recordingTerminal();
  const openWorld = async () => ({
    db,
    now: () => 1_000,
    environment: {
      dataDir: emptyFolder(),
      publicUrl: "http://shop.test",
      paymentGateway: null,
      sessionSecret: "a-secret-of-tests-with-32-characters",
    },
    gateway: testWorld(db).gateway,
    actor: "Jana",
  });
  const run = (...args: string[]) => runVoucher({ args, terminal, openWorld });
  return { db, terminal, run };
}

function fileOf(...rows: unknown[]): string {
  const file = join(emptyFolder(), "vouchers.ndjson");
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  return file;
}

const ten = { code: "deset.10", kind: "percent", percent: 10, quantity: 2 };

test("vouchers are imported from a file, listed and ended", async () => {
  const { db, terminal, run } = await counter();
  const gift = { code: "DAR", kind: "gift", value: { eur: "50.00" } };
  expect(await run("import", fileOf(ten, gift))).toBe(0);
  expect(await run("end", "Deset.10")).toBe(0);
  expect(await run("end", "JINY")).toBe(1);
  expect(await run("list")).toBe(0);
  expect(terminal.printed).toEqual([
    "Vouchers: 2.",
    "Nobody can use it any more.",
    "DAR              gift    50.00 EUR, 50.00 EUR left, used 0×",
    "DESET.10         percent 10 %, used 0×, ended",
  ]);
  expect(await db.selectFrom("voucher").select("code").execute()).toHaveLength(2);
});

test("importing again changes the terms, never the uses and the balance", async () => {
  const { db, run } = await counter();
  const gift = { code: "DAR", kind: "gift", value: { czk: "1000" } };
  await run("import", fileOf(ten, gift));
  await db.updateTable("voucher").set({ used_count: 2 }).where("kind", "=", "percent").execute();
  await db.updateTable("voucher").set({ balance_minor: 300 }).where("kind", "=", "gift").execute();
  const changed = { ...ten, percent: 20, quantity: 1 };
  expect(await run("import", fileOf(changed, { ...gift, value: { czk: "100" } }))).toBe(0);
  const rows = await db
    .selectFrom("voucher")
    .select(["percent_basis_points", "used_count", "quantity", "balance_minor", "value_czk_minor"])
    .orderBy("code")
    .execute();
  expect(rows).toEqual([
    { percent_basis_points: null, used_count: 0, quantity: null, balance_minor: 300, value_czk_minor: 1_000 },
    { percent_basis_points: 2_000, used_count: 2, quantity: 2, balance_minor: null, value_czk_minor: null },
  ]);
});

test("a bad row is reported and prevents the import", async () => {
  const { db, terminal, run } = await counter();
  const rows = [
    ten,
    { ...ten, code: "a-b" },
    { code: "X", kind: "gift", value: { czk: "1", eur: "1" } },
    { ...ten, code: "P", product: 7 },
    { ...ten, code: "DESET.10" },
  ];
  expect(await run("import", fileOf(...rows))).toBe(1);
  expect(terminal.printedErrors).toEqual([
    "vouchers.ndjson:2 code must be letters a-z, digits and full stops",
    "vouchers.ndjson:3 kind gift must have a value in one currency",
    "vouchers.ndjson:4 product names 7, which is unknown",
    "vouchers.ndjson:5 code DESET.10 is there twice",
    "No voucher was imported.",
  ]);
  expect(await db.selectFrom("voucher").select("code").execute()).toEqual([]);
});

test("a single row is added", async () => {
  const { terminal, run } = await counter();
  expect(await run("add", JSON.stringify({ ...ten, product: 1001 }))).toBe(0);
  expect(await run("add", '{"code":"X"}')).toBe(1);
  expect(terminal.printed).toEqual(["Saved: DESET.10."]);
  await expect(run("add", "{")).rejects.toThrow(UsageError);
  await expect(run("sell", "X")).rejects.toThrow(UsageError);
});

test("a sold gift voucher is listed with its order, sent again, prolonged once and printed", async () => {
  const { db, terminal, run } = await counter();
  const code = await sellGift(db);
  expect(await run("list")).toBe(0);
  expect(terminal.printed.at(-1)).toMatch(
    /gift {4}1000 CZK, 1000 CZK left, used 0×, order \d{10} for Anna, not sent, due/,
  );
  expect(await run("send", code, "--to", "anna@email.cz")).toBe(0);
  expect(terminal.printed.at(-1)).toBe("Its e-mail goes to anna@email.cz within a minute.");
  expect([await run("prolong", code), await run("prolong", code)]).toEqual([0, 1]);
  expect([await run("send", "JINY"), await run("print", "JINY")]).toEqual([1, 1]);
  await db.updateTable("order_gift").set({ ended_at: 1 }).execute();
  expect(await run("print", code)).toBe(1);
  expect(terminal.printedErrors.at(-1)).toBe("Its order was cancelled or withdrawn from.");
  await expect(run("end", code, "--to", "anna@email.cz")).rejects.toThrow(UsageError);
});
