import { expect, test } from "vitest";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import { dayMs } from "~/platform/time/durations";
import { deliverOrder, placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { staffConnection } from "../../../tests/support/shop/staffConnection";
import { testWorld } from "../../../tests/support/shop/world";
import { runOrder } from "../orders/order";
import { runShop } from "../runShop";
import { runWithdrawal, withdrawalUsage } from "./withdrawal";

/** Opens a shop with a paid and delivered order of one jacket at 12 990 Kč, which has been withdrawn from. */
async function shop() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  const { id: orderId, number: orderNumber } = await placedOrder(world);
  await payOrder(world, orderId, "staff Jana");
  await deliverOrder(world, orderId);
  const typed = { locale: "cs" as const, orderNumber, name: "Eva Nová", email: "eva@seznam.cz", goods: "" };
  await confirmWithdrawal(world, await draftWithdrawal(world, { ...typed, orderId: null, lines: [] }));
  const clock = { now: world.now() };
  const openWorld = async () => ({ ...world, now: () => clock.now });
  const run = async (command: typeof runWithdrawal, ...args: string[]) => {
    const terminal = recordingTerminal();
    const code = await command({ args, terminal, openWorld });
    return { code, printed: [...terminal.printed, ...terminal.printedErrors].join("\n").replaceAll("\u00a0", " ") };
  };
  const withdrawal = (...args: string[]) => run(runWithdrawal, ...args);
  const order = (...args: string[]) => run(runOrder, ...args);
  return { world, clock, orderNumber, withdrawal, order };
}

test("staff see what came back, pay it back, and it leaves both lists", async () => {
  const { clock, orderNumber, withdrawal, order } = await shop();
  expect((await withdrawal("list")).printed).toMatch(
    /^ {3}1 {2}announced {2}.*pay back by .*2\. 12\. 2026 {2}12 990 Kč {2}2026000001 {2}Eva Nová/,
  );
  expect((await order("list", "--refund")).printed).toContain(orderNumber);
  expect((await withdrawal("refund", "1", "--manual")).printed).toContain("are not all back");
  expect(await withdrawal("receive", "1", "--to", "eshop")).toMatchObject({ code: 0 });
  const sheet = (await order("show", orderNumber)).printed;
  for (const text of [
    "WITHDRAWN 1x, received, 1 back",
    "goods came back: withdrawal 1, 1x line 1 to eshop  by staff Jana",
  ]) {
    expect(sheet).toContain(text);
  }
  clock.now += 15 * dayMs;
  expect((await withdrawal("list")).printed).toContain("OVERDUE since");
  const lowered = ["--lower", "990", "--reason", "nošené"];
  expect((await withdrawal("refund", "1", "--manual", ...lowered)).printed).toContain(
    "12 000 Kč recorded as sent by you",
  );
  expect((await order("withdrawals")).printed).toContain("No withdrawal is open");
  expect((await order("list", "--refund")).printed).toBe("No orders match.");
  expect((await withdrawal("list", "--all")).printed).toContain("refunded");
  expect((await order("show", orderNumber)).printed).toContain("lowered by 990 Kč: nošené  by staff Jana");
  expect((await withdrawal("refund", "1")).printed).toBe("Withdrawal 1 is decided already.");
});

test("staff refuse with a reason, which the sheet says", async () => {
  const { orderNumber, withdrawal, order } = await shop();
  expect(await withdrawal("refuse", "1", "--reason", "zboží nepřišlo")).toMatchObject({ code: 0 });
  expect((await order("show", orderNumber)).printed).toContain("1. refused  1x line 1  (zboží nepřišlo)");
  expect(await withdrawal("receive", "1", "--unsaleable")).toMatchObject({ code: 1 });
  expect((await withdrawal("refuse", "2", "--reason", "x")).printed).toBe("There is no withdrawal 2.");
  expect((await withdrawal("assign", "1", orderNumber)).printed).toBe("Withdrawal 1 is decided already.");
});

test.each([
  [[], "Say one of list, receive, refund, refuse, assign."],
  [["receive"], "Name a withdrawal by its number in the list."],
  [["list", "1"], "list takes no number."],
  [["list", "--page", "0"], "--page is a number from 1."],
  [["receive", "1"], "--to <store>, or --unsaleable."],
  [["receive", "1", "--to", "eshop", "--unsaleable"], "--to <store>, or --unsaleable."],
  [["receive", "1", "two", "--unsaleable"], "Name pieces as <line>=<pieces>"],
  [["refund", "1", "--lower", "5"], "Say why with --reason"],
  [["refund", "1", "--lower", "5,5", "--reason", "x"], "--lower is a sum"],
  [["refund", "1", "--part", "--sent-proven"], "Give --sent-proven or --part."],
  [["refuse", "1"], "Say why with --reason"],
  [["assign", "1", "12"], "Name an order by its ten digits."],
])("%j is wrong usage", async (args, error) => {
  const world = testWorld(await freshDb());
  const terminal = recordingTerminal();
  const commands = { withdrawal: { usage: withdrawalUsage, summary: "", run: runWithdrawal } };
  expect(await runShop(commands, ["withdrawal", ...args], terminal, await staffConnection(world))).toBe(2);
  expect(terminal.printedErrors.join()).toContain(error);
});
