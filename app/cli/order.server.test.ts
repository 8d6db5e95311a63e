import { expect, test } from "vitest";

import { registered } from "../../tests/support/customers";
import { placedOrder } from "../../tests/support/placedOrder";
import { stockJacket } from "../../tests/support/products";
import { freshDb } from "../../tests/support/shop/freshDb";
import { hearing } from "../../tests/support/shop/recordingTerminal";
import { worldAround } from "../../tests/support/shop/world";
import { orderUsage, runOrder } from "./order";
import { runShop } from "./runShop";

const order = { usage: orderUsage, summary: "", run: runOrder };

async function shop() {
  const world = worldAround(await freshDb());
  await stockJacket(world.db);
  const { customerId } = await registered(world);
  await placedOrder(world, { customerId });
  const run = async (...words: string[]) => {
    const terminal = hearing();
    const code = await runOrder({ words, terminal, openWorld: async () => world });
    return { code, said: [...terminal.said, ...terminal.complained].join("\n").replaceAll("\u00a0", " ") };
  };
  return { world, run };
}

test("staff list orders, see one, say that it is paid and bring it to its end", async () => {
  const { run } = await shop();
  expect((await run("list")).said).toMatch(/^2026000001 {2}accepted {3}unpaid .*eva@seznam\.cz {2}12 990 Kč$/);
  expect(await run("pay", "2026000001", "--by", "Jana")).toEqual({ code: 0, said: "Order 2026000001 is paid." });
  expect((await run("pay", "2026000001")).said).toBe("Order 2026000001 is paid already.");
  expect((await run("move", "2026000001", "pending", "--by", "Jana")).code).toBe(0);
  expect((await run("list", "--unpaid")).said).toBe("There is no such order.");
  expect((await run("list", "--state", "pending")).said).toContain("2026000001");
  const shown = (await run("show", "2026000001")).said;
  for (const words of ["by staff Jana", "KA-1001-52", "Dlouhá 12, 110 00 Praha", "Next: closed, cancelled."]) {
    expect(shown).toContain(words);
  }
});

test("what an order cannot become is told with what it can", async () => {
  const { run } = await shop();
  const refused = { code: 1, said: "Order 2026000001 can become only pending or cancelled, not closed." };
  expect(await run("move", "2026000001", "closed")).toEqual(refused);
  expect(await run("altered", "2026000001", "2")).toEqual({ code: 1, said: "Order 2026000001 has no line 2." });
  expect((await run("altered", "2026000001", "1")).code).toBe(0);
  expect((await run("withdrawals")).said).toBe("Nobody has withdrawn from anything.");
});

test("staff see which orders were paid only for trial", async () => {
  const { world, run } = await shop();
  await world.db.updateTable("orders").set({ paid_at: 1, paid_by: "gateway", is_trial_payment: 1 }).execute();
  expect((await run("list")).said).toMatch(/^2026000001 {2}accepted {3}TRIAL /);
  expect((await run("show", "2026000001")).said).toContain("by gateway, TRIAL payment: no money moves");
});

test("money for a cancelled order is listed as owed back", async () => {
  const { run } = await shop();
  await run("move", "2026000001", "cancelled");
  expect((await run("pay", "2026000001")).said).toBe("Order 2026000001 was cancelled: send the money back.");
  expect((await run("list", "--refund")).said).toContain("REFUND");
});

test.each([
  [[], "Say one of list, show, move, pay, altered, withdrawals."],
  [["list", "--state", "lost"], "The state must be one of accepted, pending, ready, closed, cancelled."],
  [["show", "12"], "Name an order by its ten digits."],
  [["move", "2026000001"], "Say which order, and to which state."],
  [["list", "--by", " "], "--by must be a name of at most 60 characters."],
])("%j is wrong use", async (words, complaint) => {
  const { world } = await shop();
  const terminal = hearing();
  expect(await runShop({ order }, ["order", ...words], terminal, async () => world)).toBe(2);
  expect(terminal.complained.join()).toContain(complaint);
});

test("an order that is not there is told so", async () => {
  const { run } = await shop();
  expect(await run("show", "2026999999")).toEqual({ code: 1, said: "There is no order 2026999999." });
});
