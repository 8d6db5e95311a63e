import { expect, test } from "vitest";

import { registerTestCustomer } from "../../tests/support/customers";
import { placedOrder } from "../../tests/support/placedOrder";
import { stockJacket } from "../../tests/support/products";
import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";
import { orderUsage, runOrder } from "./order";
import { runShop } from "./runShop";

const order = { usage: orderUsage, summary: "", run: runOrder };

async function shop() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  const { customerId } = await registerTestCustomer(world);
  await placedOrder(world, { customerId });
  const run = async (...args: string[]) => {
    const terminal = recordingTerminal();
    const code = await runOrder({ args, terminal, openWorld: async () => world });
    return { code, printed: [...terminal.printed, ...terminal.printedErrors].join("\n").replaceAll("\u00a0", " ") };
  };
  return { world, run };
}

test("staff list orders, see one, say that it is paid and bring it to its end", async () => {
  const { run } = await shop();
  expect((await run("list")).printed).toMatch(/^2026000001 {2}accepted {3}unpaid .*eva@seznam\.cz {2}12 990 Kč$/);
  expect(await run("pay", "2026000001", "--by", "Jana")).toEqual({ code: 0, printed: "Order 2026000001 is paid." });
  expect((await run("pay", "2026000001")).printed).toBe("Order 2026000001 is paid already.");
  expect((await run("move", "2026000001", "pending", "--by", "Jana")).code).toBe(0);
  expect((await run("list", "--unpaid")).printed).toBe("There is no such order.");
  expect((await run("list", "--state", "pending")).printed).toContain("2026000001");
  const shown = (await run("show", "2026000001")).printed;
  for (const text of ["by staff Jana", "KA-1001-52", "Dlouhá 12, 110 00 Praha", "Next: closed, cancelled."]) {
    expect(shown).toContain(text);
  }
});

test("an impossible transition is reported with the possible ones", async () => {
  const { run } = await shop();
  const refused = { code: 1, printed: "Order 2026000001 can become only pending or cancelled, not closed." };
  expect(await run("move", "2026000001", "closed")).toEqual(refused);
  expect(await run("mark-altered", "2026000001", "2")).toEqual({ code: 1, printed: "Order 2026000001 has no line 2." });
  expect((await run("mark-altered", "2026000001", "1")).code).toBe(0);
  expect((await run("withdrawals")).printed).toBe("Nobody has withdrawn from anything.");
});

test("staff see which orders were paid only for trial", async () => {
  const { world, run } = await shop();
  await world.db.updateTable("orders").set({ paid_at: 1, paid_by: "gateway", is_trial_payment: 1 }).execute();
  expect((await run("list")).printed).toMatch(/^2026000001 {2}accepted {3}TRIAL /);
  expect((await run("show", "2026000001")).printed).toContain("by gateway, TRIAL payment: no money moves");
});

test("money for a cancelled order is listed as owed back", async () => {
  const { run } = await shop();
  await run("move", "2026000001", "cancelled");
  expect((await run("pay", "2026000001")).printed).toBe("Order 2026000001 was cancelled: send the money back.");
  expect((await run("list", "--refund")).printed).toContain("REFUND");
});

test.each([
  [[], "Say one of list, show, move, pay, mark-altered, withdrawals."],
  [["list", "--state", "lost"], "The state must be one of accepted, pending, ready, closed, cancelled."],
  [["show", "12"], "Name an order by its ten digits."],
  [["move", "2026000001"], "Say which order, and to which state."],
  [["list", "--by", " "], "--by must be a name of at most 60 characters."],
])("%j is wrong usage", async (args, error) => {
  const { world } = await shop();
  const terminal = recordingTerminal();
  expect(await runShop({ order }, ["order", ...args], terminal, async () => world)).toBe(2);
  expect(terminal.printedErrors.join()).toContain(error);
});

test("a missing order is reported", async () => {
  const { run } = await shop();
  expect(await run("show", "2026999999")).toEqual({ code: 1, printed: "There is no order 2026999999." });
});
