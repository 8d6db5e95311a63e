import { expect, test } from "vitest";

import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

import { runChanges } from "./changes";
import { runPrice } from "./price";
import { runProduct } from "./product";
import { runRetire } from "./retire";
import { runSale } from "./sale";
import { runStock } from "./stock";

async function counter() {
  const world = testWorld(await freshDb(), { now: Date.UTC(2026, 10, 20, 12) });
  await stockJacket(world.db);
  const terminal = recordingTerminal();
  const run = (command: (context: CommandContext) => Promise<number>, ...args: string[]) =>
    command({ args, terminal, openWorld: async () => world });
  return { world, terminal, run };
}

test("a price is changed and the history names it", async () => {
  const { terminal, run } = await counter();
  expect(await run(runPrice, "KA-1001", "--czk", "13990", "--eur", "559,90", "--reason", "kůže")).toBe(0);
  expect(await run(runChanges, "KA-1001")).toBe(0);
  expect(terminal.printed).toEqual([
    "KA-1001: 12990 CZK, 519.90 EUR → 13990 CZK, 559.90 EUR.",
    "2026-11-20 13:00  KA-1001  price: 12990 CZK, 519.90 EUR → 13990 CZK, 559.90 EUR  by Jana (kůže)",
  ]);
});

test("the last day of a sale belongs to it", async () => {
  const { terminal, run } = await counter();
  const sale = ["--czk", "9990", "--from", "2026-11-27 18:00", "--to", "2026-11-30"];
  expect(await run(runSale, "KA-1001", ...sale)).toBe(0);
  expect(await run(runSale, "list")).toBe(0);
  expect(terminal.printed).toEqual([
    "KA-1001: none → 9990 CZK from 2026-11-27 18:00 to 2026-12-01 00:00.",
    "KA-1001          off 9990 CZK from 2026-11-27 18:00 to 2026-12-01 00:00",
  ]);
  expect(await run(runSale, "end", "KA-1001")).toBe(0);
  expect(await run(runSale, "list", "--json")).toBe(0);
  expect(terminal.printed.at(-1)).toBe("[]");
});

test("pieces are taken with a minus, and a reason is needed", async () => {
  const { terminal, run } = await counter();
  await expect(run(runStock, "KA-1001-52", "eshop", "-2")).rejects.toThrow(UsageError);
  expect(await run(runStock, "ka-1001-52", "eshop", "-2", "--reason", "rozbité")).toBe(0);
  expect(await run(runStock, "KA-1001-52", "eshop", "-9", "--reason", "rozbité")).toBe(1);
  expect(await run(runStock, "KA-1001", "--json")).toBe(0);
  expect(terminal.printed[0]).toBe("KA-1001-52 in eshop: 5 → 3 for sale.");
  expect(terminal.printedErrors).toEqual(["Only 3 can be taken away: no more are for sale there."]);
  expect(JSON.parse(terminal.printed[1] ?? "")).toEqual([{ sku: "KA-1001-52", place: "eshop", forSale: 3, held: 0 }]);
});

test("a product is hidden to a day, labelled and moved, and shown as it is", async () => {
  const { terminal, run } = await counter();
  expect(await run(runProduct, "hide", "KA-1001", "--to", "2026-11-22")).toBe(0);
  expect(await run(runProduct, "label", "KA-1001", "goodPrice")).toBe(0);
  expect(await run(runProduct, "position", "KA-1001", "7")).toBe(0);
  expect(await run(runProduct, "show", "KA-1001", "--json")).toBe(0);
  expect(JSON.parse(terminal.printed.at(-1) ?? "")).toMatchObject({
    code: "KA-1001",
    price: "12990 CZK, 519.90 EUR",
    sale: "none",
    labels: "goodPrice",
    position: "7",
    visibility: expect.stringContaining("hidden 2026-11-20 13:00 to 2026-11-23 00:00"),
  });
});

const wrong: [string, (context: CommandContext) => Promise<number>, string[]][] = [
  ["no price", runPrice, ["KA-1001"]],
  ["a price with a third decimal", runPrice, ["KA-1001", "--eur", "1.999"]],
  ["a day that does not exist", runSale, ["KA-1001", "--czk", "9", "--from", "2026-02-30"]],
  ["a label that is not given", runProduct, ["label", "KA-1001", "new"]],
  ["no such step", runProduct, ["burn", "KA-1001"]],
  ["a path that leads out of the shop", runRetire, ["product", "KA-1001", "--to", "https://example.com"]],
  ["nothing that can be retired", runRetire, ["colour", "cerna"]],
  ["a change without its place", runStock, ["KA-1001-52", "+3"]],
];

test.each(wrong)("wrong use is said before the shop is opened: %s", async (_, command, args) => {
  const openWorld = () => Promise.reject(new Error("opened"));
  await expect(command({ args, terminal: recordingTerminal(), openWorld })).rejects.toThrow(UsageError);
});

test("a product is retired, listed and brought back", async () => {
  const { terminal, run } = await counter();
  expect(await run(runRetire, "product", "KA-1001", "--to", "/1/muzi")).toBe(0);
  expect(await run(runRetire, "list")).toBe(0);
  expect(await run(runRetire, "undo", "product", "KA-1001")).toBe(0);
  expect(await run(runRetire, "page", "77")).toBe(1);
  expect(await run(runRetire, "category", "abc")).toBe(1);
  expect(terminal.printed).toEqual([
    "product KA-1001: in the shop → retired 2026-11-20 13:00, leads to /1/muzi.",
    "2026-11-20 13:00  product KA-1001, leads to /1/muzi",
    "product KA-1001: retired 2026-11-20 13:00, leads to /1/muzi → in the shop.",
  ]);
  expect(terminal.printedErrors).toEqual(["There is no page 77.", "There is no category abc."]);
});
