import { expect, test } from "vitest";

import { reserve } from "~/features/reservations/reserve.server";
import { stockJacket } from "../../tests/support/products";
import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { staffConnection } from "../../tests/support/shop/staffConnection";
import { testWorld } from "../../tests/support/shop/world";
import { openStores } from "../../tests/support/stores";
import { reservationUsage, runReservation } from "./reservation";
import { runShop } from "./runShop";

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  await openStores(db);
  await stockJacket(db);
  await db.insertInto("stock").values({ variant_id: 1_001_001, store_id: "praha", on_hand: 5 }).execute();
  const make = async () => {
    const piece = { storeId: "praha", productId: 1001, variantId: 1_001_001, quantity: 1 };
    const eva = { name: "Eva Nová", email: "eva@seznam.cz", phone: "+420601123456" };
    const made = await reserve(world, { locale: "cs", ...piece, ...eva }, { customerId: null, networkHash: null });
    if (!made.ok) throw new Error(made.reason);
    return made.reservation.number;
  };
  const run = async (...args: string[]) => {
    const terminal = recordingTerminal();
    const code = await runReservation({ args, terminal, openWorld: async () => world });
    return { code, printed: [...terminal.printed, ...terminal.printedErrors].join("\n").replaceAll("\u00a0", " ") };
  };
  return { world, make, run };
}

test("staff list reservations, see one, extend it and say that it was collected", async () => {
  const { make, run } = await shop();
  expect((await run("list")).printed).toBe("There is no such reservation.");
  const number = await make();
  expect((await run("list", "--store", "praha")).printed).toBe(
    `${number}  active     praha  until 23. 11. 2026 18:00  1x KA-1001-52  Eva Nová`,
  );
  expect((await run("list", "--store", "bratislava")).printed).toBe("There is no such reservation.");
  expect(await run("extend", number)).toEqual({
    code: 0,
    printed: `Reservation ${number} is held until 26. 11. 2026 18:00.`,
  });
  expect((await run("extend", number)).printed).toContain("was extended before");
  expect(await run("collected", number)).toEqual({
    code: 0,
    printed: `Reservation ${number} is collected.`,
  });
  expect(await run("cancel", number)).toMatchObject({ code: 1 });
  const { printed } = await run("show", number);
  for (const text of ["eva@seznam.cz", "+420601123456", "collected  by staff Jana"]) expect(printed).toContain(text);
  expect((await run("list", "--state", "collected")).printed).toContain(number);
});

test("a cancelled reservation frees its piece", async () => {
  const { world, make, run } = await shop();
  const number = await make();
  await run("cancel", number);
  const row = await world.db.selectFrom("stock").where("store_id", "=", "praha").select("on_hand").executeTakeFirst();
  expect(row?.on_hand).toBe(5);
});

test.each([
  [[], "Say one of list, show, extend, collected, cancel."],
  [["list", "--state", "lost"], "The state must be one of active, collected, expired, cancelled."],
  [["show", "12"], "Name a reservation, R and seven digits."],
  [["show", "R0000001", "x"], "That is a word too many."],
  [["cancel", "R0000001", "--by", "Jana"], "Unknown option '--by'."],
])("%j is wrong usage", async (args, error) => {
  const { world } = await shop();
  const reservation = { usage: reservationUsage, summary: "", run: runReservation };
  const terminal = recordingTerminal();
  expect(await runShop({ reservation }, ["reservation", ...args], terminal, await staffConnection(world))).toBe(2);
  expect(terminal.printedErrors.join()).toContain(error);
});

test("a mistyped store is reported rather than taken for one without reservations", async () => {
  const { run } = await shop();
  await expect(run("list", "--store", "prha")).rejects.toThrow("There is no place prha");
});

test("a missing reservation is reported", async () => {
  const { run } = await shop();
  expect(await run("show", "R0000001")).toEqual({ code: 1, printed: "There is no reservation R0000001." });
});
