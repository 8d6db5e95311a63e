import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { registerTestCustomer } from "../../../tests/support/customers";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";
import type { Command } from "../runShop";
import { UsageError } from "../terminal";
import { runCustomer } from "./customer";
import { runNewsletter } from "./newsletter";

async function desk() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  await placedOrder(world);
  const run = async (command: Command["run"], ...args: string[]) => {
    const terminal = recordingTerminal();
    const code = await command({ args, terminal, openWorld: async () => world });
    return { code, said: [...terminal.printed, ...terminal.printedErrors].join("\n") };
  };
  return { world, run };
}

test("staff find a person, write what is known into a file that is theirs alone, and erase", async () => {
  const { run } = await desk();
  expect((await run(runCustomer, "find", "2026000001")).said).toBe(
    "eva@seznam.cz  Eva Nová  +420601123456  guest  orders: 1, newest 2026000001",
  );
  const file = join(emptyFolder(), "eva.json");
  expect((await run(runCustomer, "export", "eva@seznam.cz", file)).code).toBe(0);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ orders: [{ number: "2026000001" }] });
  expect(statSync(file).mode & 0o077).toBe(0);
  const { said } = await run(runCustomer, "erase", "eva@seznam.cz", "--reason", "asked by letter");
  expect(said).toContain("orders 2026000001");
});

test("the phone of an account is shown as it is dialled", async () => {
  const { world, run } = await desk();
  await registerTestCustomer(world);
  expect((await run(runCustomer, "find", "601123456")).said).toBe(
    "eva@seznam.cz  Eva Nová  +420601123456  account  orders: 1, newest 2026000001",
  );
});

test("the newsletter's addresses are written into a table with the consent", async () => {
  const { world, run } = await desk();
  const consent = { consent_text: "Ano; chci novinky", asked_at: 1000, confirmed_at: 2000, left_at: null };
  await world.db
    .insertInto("newsletter_subscriber")
    .values({ id: "1", email: "eva@seznam.cz", locale: "cs", created_at: 1000, ...consent })
    .execute();
  const file = join(emptyFolder(), "newsletter.csv");
  expect((await run(runNewsletter, "export", file)).said).toBe(`Written: ${file}, addresses: 1.`);
  expect(readFileSync(file, "utf8")).toContain(
    'eva@seznam.cz;cs;1970-01-01T00:00:01.000Z;1970-01-01T00:00:02.000Z;"Ano; chci novinky"',
  );
  expect((await run(runNewsletter, "list", "--lang", "sk")).said).toBe("Nobody gets the newsletter yet.");
});

test.each([
  [runCustomer, ["find", "x"]],
  [runCustomer, ["erase", "eva@seznam.cz"]],
  [runCustomer, ["export", "eva", "x.json"]],
  [runNewsletter, ["export"]],
  [runNewsletter, ["list", "--lang", "de"]],
])("%o %j is wrong usage", async (command, args) => {
  const { run } = await desk();
  await expect(run(command, ...args)).rejects.toThrow(UsageError);
});
