import { expect, test } from "vitest";

import { registerTestCustomer } from "../../../tests/support/customers";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { addToCart } from "./addToCart.server";
import { findCart, openCart } from "./cart.queries.server";
import { readCartLines } from "./cartLine.queries.server";
import { changeLine } from "./changeLine.server";
import { mergeCarts } from "./guest/mergeCarts.server";
import { countPieces } from "./pieceCount.queries.server";
import { restoreLine } from "./restoreLine.server";

const guest = { tempId: "visitor", locale: "cs" } as const;
const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

async function shop(onHand: Record<string, number>) {
  const db = await freshDb();
  await stockJacket(db, { onHand });
  const add = (size: number, quantity = 1, owner: Parameters<typeof addToCart>[1] = guest) =>
    addToCart(db, owner, { productId: 1001, variantId: 1_001_000 + size, quantity, note: "" }, 1);
  const lines = async () => readCartLines(db, await openCart(db, guest, 1));
  return { db, add, lines };
}

type Step = { before: number; after: number };

/**
 * Returns true when the steps can be put into one sequence from `start` to `end`: an Eulerian path through the numbers.
 */
function isOneRow(steps: readonly Step[], start: number, end: number): boolean {
  const balance = new Map<number, number>();
  const reach = new Map<number, number[]>();
  for (const { before, after } of steps) {
    balance.set(before, (balance.get(before) ?? 0) + 1);
    balance.set(after, (balance.get(after) ?? 0) - 1);
    reach.set(before, [...(reach.get(before) ?? []), after]);
  }
  balance.set(start, (balance.get(start) ?? 0) - 1);
  balance.set(end, (balance.get(end) ?? 0) + 1);
  const seen = new Set([start]);
  for (const number of seen) for (const next of reach.get(number) ?? []) seen.add(next);
  return [...balance.values()].every((sum) => sum === 0) && steps.every(({ before }) => seen.has(before));
}

test("the check tells a possible sequence of steps from an impossible one", () => {
  expect(
    isOneRow(
      [
        { before: 2, after: 5 },
        { before: 1, after: 2 },
      ],
      1,
      5,
    ),
  ).toBe(true);
  expect(
    isOneRow(
      [
        { before: 1, after: 2 },
        { before: 1, after: 2 },
      ],
      1,
      2,
    ),
  ).toBe(false);
});

test("a hundred concurrent changes of one line end as if they had run one after another", async () => {
  const { db, add, lines } = await shop({ "52": 99 });
  await add(1);
  const [line] = await lines();
  const id = line?.id ?? "";
  const steps = await times(100, async (index): Promise<Step> => {
    if (index % 3 > 0) {
      const added = await add(1);
      if (!added.ok) throw new Error("there is enough of it");
      return { before: added.quantity - 1, after: added.quantity };
    }
    const changed = await changeLine(db, guest, { line: id, quantity: 1 + (index % 10) });
    if (changed.outcome !== "set") throw new Error(changed.outcome);
    return { before: changed.line.quantity, after: changed.quantity };
  });
  expect(isOneRow(steps, 1, (await lines())[0]?.quantity ?? 0)).toBe(true);
});

test("adding while lines are removed loses no piece and doubles no line", async () => {
  const sizes = ["46", "48", "50", "52", "54"];
  const { db, add, lines } = await shop(Object.fromEntries(sizes.map((size) => [size, 99])));
  for (const index of sizes.keys()) await add(index + 1);
  const before = await lines();
  const answers = await times(100, async (index) => {
    const line = before[index % 5];
    if (index % 4 > 0) {
      await add(1 + (index % 5));
      return { added: 1, removed: 0 };
    }
    const changed = await changeLine(db, guest, { line: line?.id ?? "", quantity: 0 });
    return { added: 0, removed: changed.outcome === "removed" ? changed.removed.quantity : 0 };
  });
  const sum = (what: "added" | "removed") => answers.reduce((total, answer) => total + answer[what], 0);
  expect(await countPieces(db, guest)).toBe(5 + sum("added") - sum("removed"));
  const after = await lines();
  expect(new Set(after.map(({ variantId }) => variantId)).size).toBe(after.length);
});

test("of two concurrent clicks on Remove one removes, and of two on Undo one restores", async () => {
  const { db, add, lines } = await shop({ "52": 9 });
  await add(1, 4);
  const [line] = await lines();
  const clicks = await times(2, () => changeLine(db, guest, { line: line?.id ?? "", quantity: 0 }));
  expect(clicks.map(({ outcome }) => outcome).sort()).toEqual(["gone", "removed"]);
  const removed = clicks.flatMap((click) => (click.outcome === "removed" ? [click.removed] : []));
  await times(2, () => restoreLine(db, guest, removed[0] ?? never(), 2));
  expect(await lines()).toMatchObject([{ id: line?.id, quantity: 4 }]);
});

test("two devices of one account share one cart, even when both create it at once", async () => {
  const { db, add } = await shop({ "52": 99 });
  const { customerId } = await registerTestCustomer(testWorld(db));
  const own = { customerId, locale: "cs" } as const;
  await times(30, () => add(1, 1, own));
  expect(await countPieces(db, own)).toBe(30);
  expect(await db.selectFrom("cart").select("id").execute()).toHaveLength(1);
});

test("a piece added while signing in ends up in one cart or the other, never in none", async () => {
  const { db, add } = await shop({ "52": 99 });
  const { customerId } = await registerTestCustomer(testWorld(db));
  const own = { customerId, locale: "cs" } as const;
  await add(1);
  await Promise.all([
    times(20, () => add(1)),
    times(3, () => mergeCarts(db, guest.tempId, customerId, 1)),
    times(10, () => add(1, 1, own)),
  ]);
  expect((await countPieces(db, own)) + (await countPieces(db, guest))).toBe(31);
  await mergeCarts(db, guest.tempId, customerId, 2);
  expect(await findCart(db, guest)).toBeUndefined();
  expect(await countPieces(db, own)).toBe(31);
});

function never(): never {
  throw new Error("one press has removed it");
}
