import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { readAuditTrail } from "~/features/audit/auditTrail.queries.server";
import { cancelShownOrder } from "~/features/orders/cancelOrder.server";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { emptyFolder } from "../../tests/support/catalogFolder";
import { deliverOrder, placedOrder } from "../../tests/support/placedOrder";
import { stockJacket } from "../../tests/support/products";
import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";
import { runInvoice } from "./invoice";
import { UsageError } from "./terminal";

async function office() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  const run = async (...args: string[]) => {
    const terminal = recordingTerminal();
    const code = await runInvoice({ args, terminal, openWorld: async () => world });
    const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll("\u00a0", " "));
    return { code, printed: plain(terminal.printed), errors: plain(terminal.printedErrors) };
  };
  return { world, run };
}

test("invoices and credit notes are listed, all or those of a series", async () => {
  const { world, run } = await office();
  expect((await run("list")).printed).toEqual(["There are no invoices."]);
  const { id, number } = await placedOrder(world);
  await payOrder(world, id, "staff Jana");
  await cancelShownOrder(world, { id });
  const invoice = `FV26000001  2026-11-18  12 990,00 Kč  order ${number}  Eva Nová`;
  expect((await run("list")).printed.sort()).toEqual([
    "DB26000001  2026-11-18  −12 990,00 Kč  corrects FV26000001  Eva Nová",
    invoice,
  ]);
  expect((await run("list", "--series", "FV26")).printed).toEqual([invoice]);
});

test("one is shown, or written as a PDF", async () => {
  const { world, run } = await office();
  await payOrder(world, (await placedOrder(world)).id, "staff Jana");
  expect((await run("show", "FV26000001")).printed.slice(1)).toEqual([
    expect.stringMatching(/^1x .* 12 990,00 Kč$/),
    "VAT 21 %: 10 735,54 Kč + 2 254,46 Kč",
  ]);
  const folder = mkdtempSync(join(tmpdir(), "invoice-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "a.pdf");
  expect((await run("show", "FV26000001", "--to", file)).code).toBe(0);
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
});

test("an unknown number is said to be none", async () => {
  const { run } = await office();
  expect(await run("show", "FV26000009")).toMatchObject({ code: 1, errors: ["There is no document FV26000009."] });
});

test.each([[[]], [["show"]], [["list", "all"]], [["show", "FV26000001", "FV26000002"]]])(
  "invoice %j is wrong usage",
  async (args) => {
    const { run } = await office();
    await expect(run(...args)).rejects.toThrow(UsageError);
  },
);

test("the accounts get a table of the days: VAT by rate, credit notes negative, both days included", async () => {
  const { world, run } = await office();
  const { id, number } = await placedOrder(world);
  await payOrder(world, id, "staff Jana");
  const day = new Date(world.now()).toISOString().slice(0, 10);
  const file = (name: string) => join(emptyFolder(), name);
  const all = file("all.csv");
  expect((await run("export", all, "--from", day, "--to", day)).printed).toEqual([`Written: ${all}, documents: 1.`]);
  expect(statSync(all).mode & 0o077).toBe(0);
  const [head = "", row = ""] = readFileSync(all, "utf8").replace("\uFEFF", "").split("\r\n");
  const cells = Object.fromEntries(head.split(";").map((column, place) => [column, row.split(";")[place]]));
  expect(cells).toMatchObject({ number: "FV26000001", kind: "invoice", issued: day, order: number, paid: "yes" });
  expect(cells).toMatchObject({ net_21: "10735,54", vat_21: "2254,46", total: "12990,00", currency: "CZK" });
  const none = file("none.csv");
  expect((await run("export", none, "--to", "2020-01-01")).printed).toEqual([`Written: ${none}, documents: 0.`]);
  await expect(run("export", all)).rejects.toThrow(UsageError);
  await expect(run("export", file("x.csv"), "--from", "yesterday")).rejects.toThrow(UsageError);
  const swapped = ["--from", "2026-12-01", "--to", "2026-11-01"];
  await expect(run("export", file("x.csv"), ...swapped)).rejects.toThrow("--from 2026-12-01 is after 2026-11-01");
  const exports = await readAuditTrail(world.db, {}, { limit: 100, offset: 0 });
  expect(exports.filter(({ subject }) => subject.includes("2026-12-01"))).toEqual([]);
});

test("the table says what is paid by now, not what was paid when the invoice was issued", async () => {
  const { world, run } = await office();
  const { id } = await placedOrder(world, { paymentId: "cod" });
  await deliverOrder(world, id);
  const paidColumn = async () => {
    const file = join(emptyFolder(), "table.csv");
    await run("export", file);
    const [head = "", ...rows] = readFileSync(file, "utf8").replace("\uFEFF", "").trim().split("\r\n");
    return rows.map((row) => row.split(";")[head.split(";").indexOf("paid")]);
  };
  expect(await paidColumn()).toEqual(["no"]);
  await payOrder(world, id, "staff Jana");
  expect(await paidColumn()).toEqual(["yes"]);
});
