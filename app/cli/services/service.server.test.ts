import { expect, test } from "vitest";
import { insertPhoto } from "~/platform/uploads/upload.queries.server";
import { orderTestService } from "../../../tests/support/services";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";
import { UsageError } from "../terminal";
import { runService } from "./service";

async function counter() {
  const world = testWorld(await freshDb());
  await insertPhoto(world.db, { id: "photo-1", widthPx: 1, heightPx: 1 }, { bytes: 1, now: world.now() });
  const order = await orderTestService(world, { photoIds: ["photo-1"] });
  const terminal = recordingTerminal();
  const run = (...args: string[]) => runService({ args, terminal, openWorld: async () => world });
  return { world, order, terminal, run };
}

test("staff take a garment in, agree on price and day, and see everything with its author", async () => {
  const { order, terminal, run } = await counter();
  const { number } = order;
  expect(await run("move", number, "accepted")).toBe(0);
  expect(await run("price", number, "1290")).toBe(0);
  expect(await run("promise", number, "2026-12-10")).toBe(0);
  terminal.printed.length = 0;
  expect(await run("show", number)).toBe(0);
  const shown = terminal.printed.join("\n").replaceAll("\u00a0", " ");
  for (const part of [
    `${number}  accepted  alteration  1 290 Kč  2026-12-10`,
    "Eva Nová  eva@seznam.cz  +420601123456",
    "parcel, back to Dlouhá 12, 110 00 Praha",
    "Kožená bunda  (bought here)\n  Zkrátit rukávy",
    "uploads/photo-1.jpg",
    `/objednavkovy-formular/${order.id}/${order.hash}`,
    "1 290 Kč  2026-12-28  by staff Jana",
    "1 290 Kč  2026-12-10  by staff Jana",
    "Next: working, ready, refused, cancelled.",
  ])
    expect(shown).toContain(part);
});

test("what staff say with a price or a day reaches the customer", async () => {
  const { world, order, run } = await counter();
  await run("price", order.number, "1290", "--note", "Podšívka je v ceně.");
  await run("promise", order.number, "2026-12-10", "--note", "Zip objednáváme.");
  const texts = (await world.db.selectFrom("mail_outbox").select("body_text").execute()).map((mail) => mail.body_text);
  for (const note of ["Podšívka je v ceně.", "Zip objednáváme."]) {
    expect(texts.filter((text) => text.includes(note))).toHaveLength(1);
  }
});

test("orders are listed, all or those in a state", async () => {
  const { order, terminal, run } = await counter();
  await run("list", "--state", "received");
  expect(terminal.printed[0]).toContain(order.number);
  await run("list", "--state", "ready");
  expect(terminal.printed[1]).toBe("There is no such service order.");
});

test("a refusal needs a reason, and a state that cannot follow is said", async () => {
  const { order, terminal, run } = await counter();
  expect(await run("move", order.number, "refused")).toBe(1);
  expect(await run("move", order.number, "closed")).toBe(1);
  expect(await run("show", "S2026999999")).toBe(1);
  expect(terminal.printedErrors).toEqual([
    "Say why with --note: the customer reads it.",
    `Service order ${order.number} is received and can become accepted or refused or cancelled.`,
    "There is no service order S2026999999.",
  ]);
  expect(await run("move", order.number, "refused", "--note", "Kůže je popraskaná.")).toBe(0);
});

test.each([
  [[]],
  [["show", "12"]],
  [["move", "S2026000001", "gone"]],
  [["price", "S2026000001", "a lot"]],
  [["promise", "S2026000001", "2026-02-31"]],
  [["promise", "S2026000001", "2020-01-01"]],
  [["list", "--by", "Jana"]],
])("%j is wrong usage", async (args) => {
  const { run } = await counter();
  await expect(run(...args)).rejects.toThrow(UsageError);
});
