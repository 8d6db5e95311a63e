import { expect, test } from "vitest";
import type { World } from "~/platform/process/world.server";

import { registerTestCustomer } from "../../../tests/support/customers";
import { sellGift } from "../../../tests/support/gifts";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { staffConnection } from "../../../tests/support/shop/staffConnection";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { runShop } from "../runShop";
import { orderUsage, runOrder } from "./order";

const order = { usage: orderUsage, summary: "", run: runOrder };

async function shop() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  const { customerId } = await registerTestCustomer(world);
  await placedOrder(world, { customerId });
  return { world, run: runIn(world) };
}

function runIn(world: World, actor = "Jana") {
  return async (...args: string[]) => {
    const terminal = recordingTerminal();
    const code = await runOrder({ args, terminal, openWorld: async () => ({ ...world, actor }) });
    return { code, printed: [...terminal.printed, ...terminal.printedErrors].join("\n").replaceAll("\u00a0", " ") };
  };
}

test("a mistyped store is reported rather than taken for one without orders", async () => {
  const { run } = await shop();
  await expect(run("list", "--store", "prha")).rejects.toThrow("There is no place prha");
});

test("the sheet of an order says when all of its pieces were given back, by whatever way", async () => {
  const { world, run } = await shop();
  await world.db.updateTable("orders").set({ withdrawn_at: world.now() }).execute();
  const { printed } = await run("show", "2026000001");
  expect(printed).toContain("all pieces given back 18. 11. 2026");
  expect(printed).not.toContain("withdrawn from");
});

test("staff list orders, see one, say that it is paid and bring it to its end", async () => {
  const { run, world } = await shop();
  const petr = runIn(world, "Petr");
  expect((await run("list")).printed).toMatch(/^2026000001 {2}accepted {3}unpaid .*eva@seznam\.cz {2}12 990 Kč$/);
  expect(await run("pay", "2026000001")).toEqual({ code: 0, printed: "Order 2026000001 is paid." });
  expect((await run("pay", "2026000001")).printed).toBe(
    "Order 2026000001 is paid already. If more money came for it: order pay 2026000001 --again --amount <amount> --reason <where it came from>.",
  );
  expect((await run("move", "2026000001", "pending")).code).toBe(0);
  expect((await run("list", "--unpaid")).printed).toBe("No orders match.");
  expect((await run("list", "--state", "pending")).printed).toContain("2026000001");
  expect((await petr("ship", "2026000001", "--tracking", "80012345678")).code).toBe(0);
  const close = (day: string) => petr("move", "2026000001", "closed", "--delivered", day);
  expect((await close("2026-11-17")).printed).toContain("only between its shipping and now");
  expect((await close("2026-11-18")).code).toBe(0);
  const shown = (await run("show", "2026000001")).printed;
  for (const text of ["paid  by staff Jana", "shipped  by staff Petr", "Nothing more can become of it."]) {
    expect(shown).toContain(text);
  }
});

test("an impossible transition is reported with the possible ones", async () => {
  const { run } = await shop();
  const refused = {
    code: 1,
    printed: "Order 2026000001 cannot become closed. It is accepted and can become only pending or cancelled.",
  };
  expect(await run("move", "2026000001", "closed")).toEqual(refused);
  expect(await run("mark-altered", "2026000001", "2")).toEqual({ code: 1, printed: "Order 2026000001 has no line 2." });
  expect((await run("mark-altered", "2026000001", "1")).code).toBe(0);
  expect((await run("withdrawals", "--all")).printed).toBe("Nobody has withdrawn from anything.");
  expect((await run("withdrawals")).printed).toContain("No withdrawal is open");
});

test("an order whose gift voucher has been used is not cancelled, and staff read why", async () => {
  const world = testWorld(await freshDb());
  await sellGift(world.db, world.now());
  await world.db.updateTable("voucher").set({ used_count: 1 }).execute();
  const { number } = await world.db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
  const printed = `A gift voucher of order ${number} has been used already, so the order cannot be cancelled.`;
  expect(await runIn(world)("move", number, "cancelled")).toEqual({ code: 1, printed });
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
  expect((await run("pay", "2026000001")).printed).toContain("was cancelled: send the money back");
  expect((await run("list", "--refund")).printed).toContain("REFUND");
});

test("money that comes for a paid order is recorded once, when staff say so, and listed as owed back", async () => {
  const { run } = await shop();
  const again = (reason: string) => run("pay", "2026000001", "--again", "--amount", "12990", "--reason", reason);
  expect(await again("statement 7")).toEqual({
    code: 1,
    printed: "Order 2026000001 is not paid yet: order pay 2026000001, without --again.",
  });
  await run("pay", "2026000001");
  expect((await run("list", "--refund")).printed).toBe("No orders match.");
  expect(await again("statement 7")).toEqual({
    code: 0,
    printed: "Further money for order 2026000001 is recorded; 12 990 Kč are to be paid back in all.",
  });
  expect(await again("statement 7")).toMatchObject({ code: 1, printed: expect.stringContaining("recorded already") });
  expect((await run("list", "--refund")).printed).toContain("REFUND");
  const shown = (await run("show", "2026000001")).printed;
  expect(shown).toContain("to be paid back 12 990 Kč");
  expect(shown).toContain("further money came: 12 990 Kč (statement 7)  by staff Jana");
  expect((await again("statement 8")).printed).toContain("25 980 Kč are to be paid back in all.");
});

test.each([
  [[], "Say one of list, show, move, ship, pay, refund, mark-altered, withdrawals."],
  [["list", "--state", "lost"], "The state must be one of accepted, pending, ready, shipped, closed, cancelled."],
  [["show", "12"], "Name an order by its ten digits."],
  [["move", "2026000001"], "Say which order, and to which state."],
  [["list", "--day", "2026-02-30"], "--day is a day as YYYY-MM-DD."],
  [["list", "--page", "0"], "--page is a number from 1."],
  [["ship", "2026000001", "--carrier", "pigeon"], "The carrier must be one of ppl, packeta, balikovna"],
  [["move", "2026000001", "pending", "--delivered", "2026-11-18"], "--delivered is the day of the delivery"],
  [["pay", "2026000001", "--again", "--reason", "statement 7"], "Say with --amount how much more came."],
  [["pay", "2026000001", "--again", "--amount", "100"], "Say why with --reason"],
  [["refund", "2026000001"], "Say why with --reason"],
  [["refund", "2026000001", "--reason", "x", "--amount", "1,5,0"], "--amount is a sum"],
  [["refund", "2026000001", "1", "--settle", "maybe"], "--settle paid or --settle refused."],
  [["list", "--by", "Jana"], "Unknown option '--by'."],
])("%j is wrong usage", async (args, error) => {
  const { world } = await shop();
  const terminal = recordingTerminal();
  expect(await runShop({ order }, ["order", ...args], terminal, await staffConnection(world))).toBe(2);
  expect(terminal.printedErrors.join()).toContain(error);
});

test("a missing order is reported", async () => {
  const { run } = await shop();
  expect(await run("show", "2026999999")).toEqual({ code: 1, printed: "There is no order 2026999999." });
});

test("a packer finds on one sheet where an order goes, what is in it, where that lies and what is paid", async () => {
  const { world, run } = await shop();
  const { db } = world;
  const billing = { firstname: "Karel", lastname: "Dvořák", company: "Kožešiny s. r. o.", street: "Krátká 3" };
  const company = {
    ...billing,
    city: "Brno",
    zip: "602 00",
    country: "CZ",
    companyId: "99000024",
    taxId: "CZ99000024",
  };
  await db
    .updateTable("orders")
    .set({ billing_json: JSON.stringify(company), note: "Zvoňte dvakrát" })
    .execute();
  await db.updateTable("order_line").set({ note: "Pro babičku" }).execute();
  await run("mark-altered", "2026000001", "1");
  const shown = (await run("show", "2026000001")).printed;
  for (const text of [
    "ORDER 2026000001  accepted",
    "Zvoňte dvakrát",
    "(transfer)",
    "unpaid",
    "SEND TO",
    "Eva Nová\n  Dlouhá 12\n  110 00 Praha",
    "+420 601 123 456  eva@seznam.cz",
    "INVOICE TO\n  Kožešiny s. r. o.\n  Karel Dvořák\n  Krátká 3",
    "IČO 99000024",
    "1. 1x KA-1001-52",
    "pick 1x",
    "message for the gift: Pro babičku",
    "altered for the customer",
    "TOTAL: 12 990 Kč",
    "counts as altered: line 1  by staff Jana",
    "Next: pending, cancelled.",
    "NOT PAID YET",
  ]) {
    expect(shown).toContain(text);
  }
});

test("a packer sees when a pickup is collected, and which pieces are brought to its store from where", async () => {
  const world = testWorld(await freshDb());
  const { db } = world;
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 0 } });
  for (const store_id of ["praha", "bratislava"]) {
    await db.insertInto("stock").values({ variant_id: 1_001_001, store_id, on_hand: 1 }).execute();
  }
  const cartItems = [{ productId: 1001, variantId: 1_001_001, quantity: 2 }];
  const pickup = { carrierId: "pickup", pickupStoreId: "praha", paymentId: "card", pickupSlot: "2026-11-27T11:30" };
  await placedOrder(world, { cartItems, ...pickup });
  const shown = (await runIn(world)("show", "2026000001")).printed;
  expect(shown).toContain("collected pátek 27. 11. 2026, 11:30");
  expect(shown).toMatch(/ pick 1x [^,]*\(praha\)\n {5}bring to the store 1x [^,]*\(bratislava\)\n/);
});

test("an unpaid transfer is not shipped, and the packer reads why and what to do", async () => {
  const { run } = await shop();
  await run("move", "2026000001", "pending");
  const ship = (...more: string[]) => run("ship", "2026000001", "--tracking", "80012345678", ...more);
  expect(await ship()).toMatchObject({ code: 1, printed: expect.stringContaining("is not paid yet") });
  expect(await run("move", "2026000001", "shipped")).toMatchObject({ printed: expect.stringContaining("order ship") });
  expect(await ship("--unpaid-because", "a replacement")).toMatchObject({ code: 0 });
  expect((await run("show", "2026000001")).printed).toContain("shipped  by staff Jana (unpaid: a replacement)");
  expect((await ship("--tracking", "x")).printed).toContain("4 to 40 letters");
});

test("a parcel of a carrier that tracks nothing is shipped without a number", async () => {
  const { run } = await shop();
  await run("pay", "2026000001");
  await run("move", "2026000001", "pending");
  const ship = (...more: string[]) => run("ship", "2026000001", "--carrier", "gls", ...more);
  expect((await ship("--tracking", "1".repeat(41))).printed).toContain("4 to 40 letters");
  expect(await ship()).toEqual({ code: 0, printed: "Order 2026000001 is shipped; its customer gets an e-mail." });
});

test("orders are listed by day, text and store, page by page", async () => {
  const { run } = await shop();
  const found = async (...args: string[]) => (await run("list", ...args)).printed.includes("2026000001");
  expect(await found("--day", "2026-11-18")).toBe(true);
  expect(await found("--day", "2026-11-19")).toBe(false);
  for (const text of ["000001", "EVA@", "Nová", "601123", "+420 601 123", "dlouhá", "ka-"])
    expect(await found("--text", text)).toBe(true);
  expect(await found("--text", "_")).toBe(false);
  expect([await found("--store", "eshop"), await found("--store", "praha")]).toEqual([true, false]);
  expect((await run("list", "--page", "2")).printed).toBe("No orders match.");
});

test("the last page of orders names no next one", async () => {
  const { world, run } = await shop();
  const placed = await world.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  const cart = await world.db.selectFrom("cart").where("id", "=", placed.cart_id).selectAll().executeTakeFirstOrThrow();
  const ids = Array.from({ length: 50 }, (_, at) => `20269000${10 + at}`);
  await world.db
    .insertInto("cart")
    .values(ids.map((id) => ({ ...cart, id, order_token: id })))
    .execute();
  const others = ids.map((id) => ({ ...placed, id, number: id, cart_id: id, order_token: id, summary_hash: id }));
  await world.db.insertInto("orders").values(others).execute();
  expect((await run("list")).printed).toContain("Page 1 of 2, 51 orders; --page 2 shows the next.");
  expect((await run("list", "--page", "2")).printed).toMatch(/Page 2 of 2, 51 orders\.$/);
});

test("money goes back once, is recorded with its sender, and the order leaves the list of refunds", async () => {
  const { run } = await shop();
  await run("pay", "2026000001");
  await run("move", "2026000001", "cancelled");
  const reason = ["--reason", "cancelled"];
  expect((await run("refund", "2026000001", ...reason)).printed).toContain("The gateway has no payment");
  expect((await run("refund", "2026000001", "--amount", "99999", "--manual", ...reason)).printed).toContain(
    "Only 12 990 Kč",
  );
  expect((await run("refund", "2026000001", "--manual", ...reason)).printed).toContain(
    "Refund 1 of order 2026000001: 12 990 Kč recorded as sent by you",
  );
  expect((await run("refund", "2026000001", "--manual", ...reason)).printed).toContain("Nothing is owed");
  expect((await run("list", "--refund")).printed).toBe("No orders match.");
  const shown = (await run("show", "2026000001")).printed;
  expect(shown).toContain("refund 1: 12 990 Kč manual, done  by staff Jana (cancelled)");
  expect((await run("refund", "2026000001", "1", "--settle", "paid")).printed).toContain("no refund 1 in doubt");
});

test("packers see what may be packed: paid for, or paid at the door", async () => {
  const { world, run } = await shop();
  await stockJacket(world.db, { id: 1002 });
  const cartItems = [{ productId: 1002, variantId: 1_002_001, quantity: 1 }];
  await placedOrder(world, { tempId: "another-visitor", cartItems, paymentId: "cod" });
  const packed = async () => (await run("list", "--to-pack")).printed.match(/^\d{10}/gm);
  expect(await packed()).toEqual(["2026000002"]);
  await run("pay", "2026000001");
  await run("move", "2026000001", "pending");
  expect(await packed()).toEqual(["2026000002", "2026000001"]);
  await run("ship", "2026000001", "--tracking", "80012345678");
  expect(await packed()).toEqual(["2026000002"]);
});
