import { expect, test } from "vitest";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { dayMs } from "~/platform/time/durations";
import { insertPhoto } from "~/platform/uploads/upload.queries.server";
import { claimGoods, deliveredOrder } from "../../../tests/support/claims";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";
import { UsageError } from "../terminal";
import { runClaim } from "./claim";

async function counter() {
  const world = testWorld(await freshDb());
  await insertPhoto(world.db, { id: "photo-1", widthPx: 1, heightPx: 1 }, { bytes: 1, now: world.now() });
  const order = await deliveredOrder(world);
  const claim = await claimGoods(world, order.id, { photoIds: ["photo-1"], remedy: "refund" });
  const terminal = recordingTerminal();
  const run = (...args: string[]) => runClaim({ args, terminal, openWorld: async () => world });
  return { world, order, claim, terminal, run };
}

test("staff see a claim with its photos and its day, and what everybody did", async () => {
  const { order, claim, terminal, run } = await counter();
  expect(await run("move", claim.number, "assessing")).toBe(0);
  terminal.printed.length = 0;
  expect(await run("show", claim.number)).toBe(0);
  const shown = terminal.printed.join("\n").replaceAll("\u00a0", " ");
  for (const part of [
    `${claim.number}  assessing  settle by 18. 12. 2026`,
    `order ${order.number}  Eva Nová  eva@seznam.cz  +420601123456`,
    "line 1: 1× Bunda 1001, 52",
    "wants: refund; since: týden\n  Prasklý šev",
    "uploads/photo-1.jpg",
    `/reklamace/${claim.id}/${claim.hash}`,
    "assessing  by staff Jana",
    "Next: repaired, exchanged, discounted, refunded, rejected, cancelled.",
  ])
    expect(shown).toContain(part);
});

test("open claims are listed with their day, overdue ones first; the others with --all", async () => {
  const { world, order, claim, terminal, run } = await counter();
  const start = world.now();
  world.now = () => start + 20 * dayMs;
  const young = await claimGoods(world, order.id);
  world.now = () => start + 40 * dayMs;
  await run("list");
  expect(terminal.printed.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    expect.stringContaining(`${claim.number}  received    OVERDUE since 18. 12. 2026  refund    ${order.number}`),
    expect.stringContaining(`${young.number}  received    settle by 7. 1. 2027  repair`),
  ]);
  for (const { number } of [claim, young]) await run("move", number, "repaired");
  terminal.printed.length = 0;
  await run("list");
  await run("list", "--all");
  expect(terminal.printed).toEqual([
    "No claim is open; --all lists the others.",
    expect.stringContaining(young.number),
    expect.stringContaining(claim.number),
  ]);
});

test("a refund pays back, and what cannot be is said", async () => {
  const { world, order, claim, terminal, run } = await counter();
  const { number } = claim;
  expect(await run("move", number, "rejected")).toBe(1);
  expect(await run("move", number, "discounted")).toBe(1);
  expect(await run("move", number, "refunded", "--manual")).toBe(1);
  expect(await run("show", "RK2026999999")).toBe(1);
  await payOrder(world, order.id, "staff Jana");
  expect(await run("move", number, "refunded", "--amount", "99999", "--manual")).toBe(1);
  expect(await run("move", number, "refunded", "--manual")).toBe(0);
  expect(await run("move", number, "repaired")).toBe(1);
  expect(terminal.printedErrors).toEqual([
    "Say why with --note: the customer reads it.",
    "Say with --amount how much of the price is given back.",
    expect.stringMatching(/^Only 0.Kč of the order is paid/),
    "There is no claim RK2026999999.",
    expect.stringMatching(/^Its pieces cost 12.990.Kč/),
    `Claim ${number} is refunded and can become nothing else.`,
  ]);
  expect(terminal.printed).toEqual([
    `Claim ${number} is refunded; its customer gets an e-mail.`,
    expect.stringMatching(/^Refund 1 of order \d+: 12.990.Kč recorded as sent by you/),
  ]);
});

test("money that the gateway does not send stays owed", async () => {
  const { world, order, claim, terminal, run } = await counter();
  await payOrder(world, order.id, "staff Jana");
  expect(await run("move", claim.number, "discounted", "--amount", "500")).toBe(1);
  expect(terminal.printedErrors[0]).toContain(`order ${order.number} is on the list of refunds`);
});

test.each([
  [[]],
  [["show", "12"]],
  [["show"]],
  [["list", "RK2026000001"]],
  [["list", "--page", "0"]],
  [["move", "RK2026000001", "gone"]],
  [["move", "RK2026000001", "repaired", "--amount", "5"]],
  [["move", "RK2026000001", "refunded", "--amount", "a lot"]],
  [["move", "RK2026000001", "refunded", "--note", "x".repeat(501)]],
  [["list", "--by", "Jana"]],
])("%j is wrong usage", async (args) => {
  const { run } = await counter();
  await expect(run(...args)).rejects.toThrow(UsageError);
});
