import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

import { isLockTimeout, isTransactionConflict, openSqlite } from "./database.server";
import { isDatabaseUnavailable } from "./databaseUnavailable.server";
import { migrate } from "./migrations.server";
import { busyTimeoutMs } from "./sqliteDriver.server";

/** Opens two connections to one new database. */
async function openTwice() {
  const folder = mkdtempSync(join(tmpdir(), "shop-lock-"));
  const [first, second] = [openSqlite(join(folder, "shop.sqlite")), openSqlite(join(folder, "shop.sqlite"))];
  onTestFinished(async () => {
    await Promise.all([first.destroy(), second.destroy()]);
    rmSync(folder, { recursive: true });
  });
  await migrate(first);
  return { first, second };
}

test("a transaction that waits for a lock does not block the process, and continues when the lock is free", async () => {
  const { first, second } = await openTwice();
  const said: string[] = [];
  let isSecondWaiting = () => {};
  const waiting = new Promise<void>((resolve) => (isSecondWaiting = resolve));

  const holding = first.transaction().execute(async (tx) => {
    await tx.updateTable("order_sequence").set({ last_number: 1 }).execute();
    await waiting;
    // The timer fires only if the waiting transaction lets other work run.
    await new Promise((resolve) => setTimeout(resolve, 20));
    said.push("the first is done");
  });
  const following = second.transaction().execute(async () => void said.push("the second is in"));
  setImmediate(isSecondWaiting);

  await Promise.all([holding, following]);
  expect(said).toEqual(["the first is done", "the second is in"]);
});

test("one who waits for a lock in vain is the only one who waits that long", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { first, second } = await openTwice();
  const held = await first.startTransaction().execute();
  const waitFor = async (ms: number) => {
    const refused = second
      .transaction()
      .execute(async () => {})
      .catch((error) => error);
    for (let waitedMs = 0; waitedMs < ms; waitedMs += 100) {
      await new Promise((resume) => setTimeout(resume, 5));
      vi.advanceTimersByTime(100);
    }
    return refused;
  };

  const locked = await waitFor(busyTimeoutMs + 1_000);
  expect([isLockTimeout(locked), isTransactionConflict(locked), isDatabaseUnavailable(locked)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isLockTimeout(await waitFor(2_000))).toBe(true);
  await held.rollback().execute();
  await second.transaction().execute(async () => {});
});
